import type { ApolloClient } from '@apollo/client';
import { account } from '../../lib/account/account.ts';
import { loginPath } from '../../lib/account/login-path.ts';
import { marks, message, type WishedProduct } from './wishlist-cells.ts';
import { pendingWishes } from './pending-wishes.ts';
import { wishlistProblem } from './wishlist-problem.ts';
import { wishlist } from './wishlist-store.ts';

/** A visitor's wish is kept until somebody signs in, and can be taken back before. Leads to the sign-in page, which leads back. */
export const wishAsVisitor = (ids: readonly number[], go: (path: string) => void): void => {
  pendingWishes.add(ids);
  message.set({ text: wishlistProblem('add', null), undo: () => pendingWishes.drop(ids) });
  go(loginPath(window.location));
};

const unwishAsVisitor = (id: number, go: (path: string) => void): void => {
  pendingWishes.drop([id]);
  message.set({ text: wishlistProblem('remove', null) });
  go(loginPath(window.location));
};

/** Adds what is not on the customer's list and removes what is. Rejects where the client does not arrive. */
export const pressHeart = async (
  client: () => Promise<ApolloClient>,
  product: WishedProduct,
  go: (path: string) => void,
): Promise<void> => {
  if (!account.get())
    return pendingWishes.get().has(product.id) ? unwishAsVisitor(product.id, go) : wishAsVisitor([product.id], go);
  const here = await client();
  if (marks.get().has(product.id)) void wishlist.remove(here, product.id, product.name);
  else void wishlist.add(here, product);
};
