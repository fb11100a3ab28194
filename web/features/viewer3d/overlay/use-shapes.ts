import { useEffect, useState } from 'react';
import { shopErrorOf, type ShopError } from '../../../lib/graphql-error.ts';
import { shopFetch } from '../../../lib/shop-fetch.ts';
import { refusalOf } from '../shown-part/use-part-file.ts';
import { readShape, type Shape } from './read-shape.ts';

/** An absent one is null. */
export interface LoadedShapes {
  readonly phase: 'ready';
  readonly before: Shape | null;
  readonly after: Shape | null;
}

type ShapesState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: ShopError }
  | LoadedShapes;

class Refused extends Error {
  constructor(readonly refusal: ShopError) {
    super(refusal.code);
  }
}

const load = async (url: string | undefined, signal: AbortSignal): Promise<Shape | null> => {
  if (url === undefined) return null;
  const response = await shopFetch(url, { signal });
  if (!response.ok) throw new Refused(await refusalOf(response));
  return readShape(await response.arrayBuffer());
};

/** Both shapes, fetched when they are shown and when `again` is called. */
export const useShapes = (before: string | undefined, after: string | undefined) => {
  const [state, setState] = useState<ShapesState>({ phase: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const ending = new AbortController();
    const tell = (next: ShapesState) => {
      if (!ending.signal.aborted) setState(next);
    };
    const { signal } = ending;
    tell({ phase: 'loading' });
    Promise.all([load(before, signal), load(after, signal)]).then(
      ([old, now]) => tell({ phase: 'ready', before: old, after: now }),
      (error: unknown) =>
        tell({ phase: 'failed', error: error instanceof Refused ? error.refusal : shopErrorOf(error) }),
    );
    return () => ending.abort();
  }, [before, after, tries]);
  return { state, again: () => setTries((count) => count + 1) };
};
