import { useState } from 'react';
import type { CartLineInput } from '../../codegen/schema.gen.ts';
import { useErrorText } from '../../intl/errors.ts';
import { shopErrorOf } from '../../lib/graphql-error.ts';
import type { ShopError } from '../../lib/graphql-error.ts';
import { forgetAttempt, idempotencyKeyFor } from './attempt.ts';
import type { CheckoutNeeds } from './form.ts';
import { orderRequest } from './place-order-input.ts';
import { savePlacedOrder } from './placed-order.ts';
import type { PlacedOrder } from './placed-order.ts';
import { usePlaceOrderMutation } from './PlaceOrder.gen.ts';
import type { CheckoutQuote } from './quote.ts';
import { fieldErrorsOf } from './server-fields.ts';
import type { FormApi } from './use-checkout-form.ts';
import { required } from './validation.ts';

/** The price the buyer saw and the price of now: to be shown and confirmed before anything is ordered. */
export interface QuoteChange {
  before: CheckoutQuote;
  after: CheckoutQuote;
}

interface PlaceOrderOptions {
  api: FormApi;
  needs: CheckoutNeeds;
  lines: readonly CartLineInput[];
  ask: () => Promise<CheckoutQuote | undefined>;
  onPlaced: (placed: PlacedOrder) => void;
}

const PRICE_CODES = new Set(['QUOTE_CHANGED', 'OUT_OF_STOCK', 'PRODUCT_INACTIVE', 'PRODUCT_NOT_FOUND']);

/** Shows what is wrong in its field; false when the refusal is about no field. */
const showInFields = ({ code, args }: ShopError, api: FormApi): boolean => {
  const errors =
    code === 'CONSENT_REQUIRED'
      ? { consent: required('consent') }
      : code === 'TERMS_REQUIRED'
        ? { terms: required('terms') }
        : code === 'SHIPPING_METHOD_INVALID'
          ? { shippingMethod: required('method') }
          : code === 'VALIDATION_FAILED'
            ? fieldErrorsOf(args, api.form)
            : {};
  if (Object.keys(errors).length === 0) return false;
  api.show(errors);
  return true;
};

/**
 * Places the order at exactly the price of `quote`. A changed price or stock is never ordered: it comes back as `change`
 * to be confirmed. A lost answer can be asked for again under the same key, so it is never placed twice.
 */
export const usePlaceOrder = ({ api, needs, lines, ask, onPlaced }: PlaceOrderOptions) => {
  const [mutate] = usePlaceOrderMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [change, setChange] = useState<QuoteChange | null>(null);
  const explain = useErrorText();

  const refused = async (error: unknown, before: CheckoutQuote) => {
    const refusal = shopErrorOf(error);
    if (PRICE_CODES.has(refusal.code)) {
      const after = await ask().catch(() => undefined);
      if (after) return setChange({ before, after });
    }
    if (refusal.code === 'IDEMPOTENCY_KEY_REUSED') forgetAttempt();
    if (!showInFields(refusal, api)) setProblem(explain(error));
  };

  const send = async (quote: CheckoutQuote) => {
    const request = orderRequest(api.form, needs, lines, quote.fingerprint);
    const idempotencyKey = idempotencyKeyFor(request);
    const { data } = await mutate({ variables: { input: { ...request, idempotencyKey } } });
    if (!data) throw new Error('The order has no answer.');
    const { order, accessToken } = data.placeOrder;
    const placed = { id: order.id, accessToken, lines: request.lines };
    savePlacedOrder(placed, idempotencyKey);
    forgetAttempt();
    onPlaced(placed);
  };

  const place = async (quote: CheckoutQuote) => {
    setBusy(true);
    setProblem(null);
    setChange(null);
    await send(quote).catch((error: unknown) => refused(error, quote));
    setBusy(false);
  };

  return { place, busy, problem, change, dismiss: () => setChange(null) };
};
