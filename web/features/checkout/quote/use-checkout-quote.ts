import type { CartLineInput, PaymentWay } from '../../../codegen/schema.gen.ts';
import { useAccount } from '../../../lib/account/use-account.ts';
import { useGiftCardCodes } from '../../../lib/gift-card-codes.ts';
import { usePromotionCode } from '../../../lib/promotion-code.ts';
import { useCheckoutQuoteQuery } from './CheckoutQuote.gen.ts';
import type { CheckoutQuote } from './quote.ts';

const ONLY_PAYPAL: readonly PaymentWay[] = ['PAYPAL'];

export interface QuoteRequest {
  lines: readonly CartLineInput[];
  country: string;
  /** Empty: the server proposes the first one. */
  shippingMethod: string;
  /** Where the chosen delivery goes to a point. */
  pickupPoint?: string;
  /** Of a company, where it is valid. */
  vatNumber?: string | null;
  /** As chosen: the fee is in the price where it can be had. */
  cashOnDelivery?: boolean;
}

export interface QuoteState {
  /** The newest price; while a new one is asked, the one before. */
  quote: CheckoutQuote | undefined;
  /** How it may be paid, PayPal first. */
  ways: readonly PaymentWay[];
  loading: boolean;
  error: unknown;
  /** Asks the server anew, whatever is in the cache. */
  ask: () => Promise<CheckoutQuote | undefined>;
}

/** What the cart costs in this country with this delivery; priced by the server only. */
export const useCheckoutQuote = (request: QuoteRequest): QuoteState => {
  const { lines, country, shippingMethod, cashOnDelivery, vatNumber, pickupPoint } = request;
  const { user } = useAccount();
  const giftCards = useGiftCardCodes();
  const { data, previousData, loading, error, refetch } = useCheckoutQuoteQuery({
    variables: {
      input: {
        lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
        country: country || null,
        shippingMethod: shippingMethod || null,
        promotionCode: usePromotionCode(),
        // Left out: a version before knows of none.
        ...(giftCards.length > 0 && { giftCardCodes: [...giftCards] }),
        // Left out without one: a version before does not know it.
        ...(vatNumber && { vatNumber }),
        // Left out: a version before knows of none.
        ...(pickupPoint && { pickupPoint }),
        ...(cashOnDelivery && { cashOnDelivery }),
      },
      signedIn: user !== null,
    },
    skip: lines.length === 0,
  });
  const last = lines.length > 0 ? (data ?? previousData) : undefined;
  return {
    quote: last?.cartQuote,
    ways: last?.paymentWays ?? ONLY_PAYPAL,
    loading,
    error,
    ask: async () => (await refetch()).data?.cartQuote,
  };
};
