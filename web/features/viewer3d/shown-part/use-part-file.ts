import { useCallback, useEffect, useState } from 'react';
import { shopErrorOf, type ShopError } from '../../../lib/graphql-error.ts';
import { shopFetch } from '../../../lib/shop-fetch.ts';

export type PartFileState<File> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly file: File }
  | { readonly phase: 'failed'; readonly error: ShopError };

const LOADING = { phase: 'loading' } as const;

/** What a route answered in the place of its bytes. */
export async function refusalOf(response: Response): Promise<ShopError> {
  const body = (await response.json().catch(() => ({}))) as { errorCode?: ShopError['code']; args?: ShopError['args'] };
  return { code: body.errorCode ?? 'ERR_INTERNAL', args: body.args ?? {} };
}

type Read<File> = (bytes: ArrayBuffer) => File | Promise<File>;

async function ask<File>(url: string, read: Read<File>, signal: AbortSignal): Promise<PartFileState<File>> {
  try {
    const response = await shopFetch(url, { signal });
    if (!response.ok) return { phase: 'failed', error: await refusalOf(response) };
    return { phase: 'ready', file: await read(await response.arrayBuffer()) };
  } catch (error) {
    return { phase: 'failed', error: shopErrorOf(error) };
  }
}

interface Known<File> {
  readonly key: string;
  readonly state: PartFileState<File>;
}

/** What is shown of a part, asked for once it is shown; the answer is forgotten when another address is asked. */
export function usePartFile<File>(url: string, read: Read<File>) {
  const [tries, setTries] = useState(0);
  const [known, setKnown] = useState<Known<File> | null>(null);
  const key = `${url} ${tries}`;
  useEffect(() => {
    const ending = new AbortController();
    void ask(url, read, ending.signal).then((state) => {
      if (!ending.signal.aborted) setKnown({ key, state });
    });
    return () => ending.abort();
  }, [url, read, key]);
  const again = useCallback(() => setTries((count) => count + 1), []);
  const state: PartFileState<File> = known?.key === key ? known.state : LOADING;
  return { state, again };
}
