import type { ApolloClient } from '@apollo/client';
import { notifyCartChanged } from '../../features/cart/cart-events.ts';
import { removeUnits } from '../../features/cart/remove-units.ts';
import { settlePurchases } from '../../features/checkout/order/clear-purchases.ts';
import { account } from '../../lib/account/account.ts';

/** What was bought leaves the cart; what was added meanwhile stays. Without an answer the next page tries again. */
export const clearBoughtLines = (client: ApolloClient): Promise<void> =>
  settlePurchases(client, {
    removeUnits,
    onLeft: (lines) => (account.get() ? notifyCartChanged() : removeUnits(lines)),
  }).catch(() => undefined);
