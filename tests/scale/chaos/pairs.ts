import { setTimeout as pause } from 'node:timers/promises';
import type { Machine } from './machine.ts';

const CHANGE = {
  on: 'mutation ($id: Int!) { addToWishlist(input: { productId: $id }) { totalCount } }',
  off: 'mutation ($id: Int!) { removeFromWishlist(input: { productId: $id }) { totalCount } }',
};
const LOOK = 'query ($id: Int!) { product(id: $id) { inMyWishlist } }';

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** Of the replica that lags. */
export const LAG_MS = 300;
/** Some look at once, while no replica has it; others when one replica has it, and the other has not; others when both have. */
const MOST_PAUSE_MS = 400;

/** Somebody who changes a wishlist at one process and looks at it at another, again and again; how often it was not seen. */
export const changeAndLook = async (
  web: readonly Machine[],
  session: Record<string, string>,
  productId: number,
  pairs: number,
): Promise<number> => {
  const ask = async (query: string, cookie?: string) => {
    const send = () =>
      fetch(`${anyOf(web).url}/graphql`, {
        method: 'POST',
        headers: { ...session, 'content-type': 'application/json', ...(cookie && { cookie }) },
        body: JSON.stringify({ query, variables: { id: productId } }),
      });
    // A process may close an idle connection just as it is used again; either change may be sent twice.
    const answer = await send().catch(send);
    const { data, errors } = (await answer.json()) as {
      data: { product?: { inMyWishlist: boolean } };
      errors?: unknown;
    };
    if (errors) throw new Error(JSON.stringify(errors));
    return { seen: answer.headers.get('set-cookie')?.split(';')[0], isOn: data.product?.inMyWishlist };
  };
  let stale = 0;
  for (let i = 0; i < pairs; i += 1) {
    const on = i % 2 === 0;
    const { seen } = await ask(on ? CHANGE.on : CHANGE.off);
    await pause(Math.random() * MOST_PAUSE_MS);
    if ((await ask(LOOK, seen)).isOn !== on) stale += 1;
  }
  return stale;
};
