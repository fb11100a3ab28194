import type { ApolloClient } from '@apollo/client';
import type { CartLineInput } from '../../codegen/schema.gen.ts';
import { askServer } from '../../lib/graphql/ask-server.ts';
import { FIRST_PRINT_JOB, FIRST_TAILORED_CHOICE } from '../../codegen/print-rules.gen.ts';
import type { CartItem, CartItems } from './cart-rules.ts';
import { MergeCartDocument, MyCartDocument, SaveCartDocument, type KeptCartLineFragment } from './CustomerCart.gen.ts';

export interface SavedCart {
  readonly lines: readonly CartLineInput[];
  /** What the server had when it was last heard. */
  readonly base: readonly CartLineInput[];
}

/** The cart that the account keeps. Each call answers with the whole of it. */
export interface ServerCart {
  read: () => Promise<CartItems>;
  /** Adds the lines; the same key again adds nothing. */
  merge: (lines: readonly CartLineInput[], key: string) => Promise<CartItems>;
  /** Does to it what was changed here since it was `base`; `leaving` lets the call outlive the page. */
  save: (cart: SavedCart, leaving: boolean) => Promise<CartItems>;
}

/** Parts that the shop prints are goods, whatever they are of. */
const isPrintJob = (id: number): boolean => id >= FIRST_PRINT_JOB && id < FIRST_TAILORED_CHOICE;

const itemOf = ({ productId: id, quantity, product: { productType, price } }: KeptCartLineFragment): CartItem => ({
  product: { id, productType: isPrintJob(id) ? 'PHYSICAL' : productType, price: price.minor / 100 },
  quantity,
});

const itemsOf = (lines: readonly KeptCartLineFragment[] | undefined): CartItems => {
  if (!lines) throw new Error('The cart has no answer.');
  return lines.map(itemOf);
};

// What belongs to one person stays out of the cache.
const fetchPolicy = 'no-cache';

/** Asks with the client of the moment: each language and each session has its own. */
export const serverCart = (client: () => Promise<ApolloClient>): ServerCart => ({
  read: async () => itemsOf((await askServer(await client(), MyCartDocument, {})).myCart),
  merge: async (lines, key) => {
    const variables = { lines: [...lines], key };
    return itemsOf(
      (await (await client()).mutate({ mutation: MergeCartDocument, variables, fetchPolicy })).data?.mergeCart,
    );
  },
  save: async ({ lines, base }, leaving) => {
    const context = leaving ? { fetchOptions: { keepalive: true } } : {};
    const variables = { lines: [...lines], base: [...base] };
    const { data } = await (await client()).mutate({ mutation: SaveCartDocument, variables, fetchPolicy, context });
    return itemsOf(data?.saveCart);
  },
});
