import { useCallback, useEffect, useState } from 'react';
import { useAccount } from '../../../lib/account/use-account.ts';
import { shopErrorOf, type ShopError } from '../../../lib/graphql-error.ts';
import { shopFetch } from '../../../lib/shop-fetch.ts';
import { readLayers, type PartLayers } from './read-layers.ts';

export type LayersState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly layers: PartLayers }
  | { readonly phase: 'failed'; readonly error: ShopError };

const LOADING: LayersState = { phase: 'loading' };

/** What a route answered in the place of its bytes. */
export async function refusalOf(response: Response): Promise<ShopError> {
  const body = (await response.json().catch(() => ({}))) as { errorCode?: ShopError['code']; args?: ShopError['args'] };
  return { code: body.errorCode ?? 'ERR_INTERNAL', args: body.args ?? {} };
}

async function ask(url: string, signal: AbortSignal): Promise<LayersState> {
  try {
    const response = await shopFetch(url, { signal });
    if (!response.ok) return { phase: 'failed', error: await refusalOf(response) };
    return { phase: 'ready', layers: readLayers(await response.arrayBuffer()) };
  } catch (error) {
    return { phase: 'failed', error: shopErrorOf(error) };
  }
}

interface Known {
  readonly key: string;
  readonly state: LayersState;
}

/** The layers of a part, asked for once it is shown, as its owner where one is signed in; the answer is forgotten when another is. */
export function useLayers(productId: number, partId: string) {
  const { user } = useAccount();
  const isSignedIn = user !== null;
  const [tries, setTries] = useState(0);
  const key = `${productId}/${encodeURIComponent(partId)}`;
  const [known, setKnown] = useState<Known | null>(null);
  const name = `${key} ${isSignedIn} ${tries}`;
  useEffect(() => {
    const ending = new AbortController();
    const tell = (state: LayersState) => {
      if (!ending.signal.aborted) setKnown({ key: name, state });
    };
    const route = isSignedIn ? 'own-part-layers' : 'part-layers';
    void ask(`/api/${route}/${key}`, ending.signal).then(tell);
    return () => ending.abort();
  }, [isSignedIn, key, name]);
  const again = useCallback(() => setTries((count) => count + 1), []);
  return { state: known?.key === name ? known.state : LOADING, again };
}
