import { useState } from 'react';
import type { CartLineInput, PaymentWay } from '../../../codegen/schema.gen.ts';
import { shopErrorOf } from '../../../lib/graphql-error.ts';
import { giftCardCodes, useGiftCardCodes } from '../../../lib/gift-card-codes.ts';
import { promotionCode, type RefusedCode } from '../../../lib/promotion-code.ts';
import { forgetAttempt, idempotencyKeyFor } from './attempt.ts';
import type { CheckoutNeeds } from '../form/form.ts';
import { orderRequest } from './place-order-input.ts';
import { savePlacedOrder } from './placed-order.ts';
import type { PlacedOrder } from './placed-order.ts';
import { usePlaceOrderMutation } from './PlaceOrder.gen.ts';
import type { CheckoutQuote } from '../quote/quote.ts';
import type { FormApi } from '../form/use-checkout-form.ts';

/** The price the buyer saw and the price of now: to be shown and confirmed before anything is ordered. */
export interface QuoteChange {
  before: CheckoutQuote;
  after: CheckoutQuote;
}

interface PlaceOrderOptions {
  api: FormApi;
  needs: CheckoutNeeds;
  lines: readonly CartLineInput[];
  way: PaymentWay;
  ask: () => Promise<CheckoutQuote | undefined>;
  onPlaced: (placed: PlacedOrder) => void;
}

const PRICE_CODES = new Set([
  'QUOTE_CHANGED',
  'GIFT_CARD_CHANGED',
  'GIFT_CARD_FROZEN',
  'OUT_OF_STOCK',
  'PRODUCT_INACTIVE',
  'PRODUCT_NOT_FOUND',
]);

/**
 * Places the order at exactly the price of `quote`. A changed price or stock is never ordered: it comes back as `change`
 * to be confirmed; a code that is not for this buyer is put away, so that the price of now is shown without it; any other refusal is thrown, for the form to show. A lost answer can be asked for again under the same key, so it is never placed twice.
 */
export const usePlaceOrder = ({ api, needs, lines, way, ask, onPlaced }: PlaceOrderOptions) => {
  const [mutate] = usePlaceOrderMutation();
  const giftCards = useGiftCardCodes();
  const [change, setChange] = useState<QuoteChange | null>(null);

  const send = async (quote: CheckoutQuote) => {
    const request = orderRequest(api.values, needs, lines, { ...quote, way, giftCards });
    const idempotencyKey = idempotencyKeyFor(request);
    const { data } = await mutate({ variables: { input: { ...request, idempotencyKey } } });
    if (!data) throw new Error('The order has no answer.');
    const { order, accessToken } = data.placeOrder;
    const placed = { id: order.id, accessToken, lines: request.lines };
    savePlacedOrder(placed, idempotencyKey);
    forgetAttempt();
    giftCardCodes.forget();
    onPlaced(placed);
  };

  const place = async (quote: CheckoutQuote) => {
    setChange(null);
    try {
      await send(quote);
    } catch (error) {
      const { code, args } = shopErrorOf(error);
      if (code === 'PROMOTION_REFUSED') promotionCode.refuse(args as unknown as RefusedCode);
      if (code === 'IDEMPOTENCY_KEY_REUSED') forgetAttempt();
      const after = PRICE_CODES.has(code) ? await ask().catch(() => undefined) : undefined;
      if (!after) throw error;
      setChange({ before: quote, after });
    }
  };

  return { place, change, dismiss: () => setChange(null) };
};
