import type { ApolloClient } from '@apollo/client';
import { tellCartNews } from '../../features/cart/cart-news.ts';
import { takeOut } from '../../features/cart/take-out.ts';
import { settlePurchases } from '../../features/checkout/settle-purchases.ts';
import { account } from '../../lib/account/account.ts';

/** What was bought leaves the cart; what was added meanwhile stays. Without an answer the next page tries again. */
export const settleBought = (client: ApolloClient): Promise<void> =>
  settlePurchases(client, {
    takeOut,
    onLeft: (lines) => (account.get() ? tellCartNews() : takeOut(lines)),
  }).catch(() => undefined);
