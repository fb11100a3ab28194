import { useAccount } from '../../lib/account/use-account.ts';
import { usePromotionCode } from '../../lib/promotion-code.ts';
import { linesOf } from './cart-lines.ts';
import type { CartItems } from './cart-rules.ts';
import { useCartQuoteQuery } from './CartQuote.gen.ts';

/**
 * The server's prices for the cart; nothing is asked while it is empty or `skip` is set. While a changed cart is being
 * priced the last answer stays, and `loading` is true.
 */
export const useCartQuote = (items: CartItems, skip = false) => {
  const { user } = useAccount();
  const { data, previousData, loading, error, refetch } = useCartQuoteQuery({
    variables: { input: { lines: linesOf(items), promotionCode: usePromotionCode() }, signedIn: user !== null },
    skip: skip || items.length === 0,
  });
  return { quote: (data ?? previousData)?.cartQuote, loading, error, refetch };
};

export type Quote = NonNullable<ReturnType<typeof useCartQuote>['quote']>;
export type QuoteLine = Quote['lines'][number];
