import type { Shop } from '../../core/shop.ts';
import { HOUR_MS, MINUTE_MS } from '../../core/time.ts';
import type { Gateway } from '../gateway.ts';
import type { Payable } from '../payable.ts';
import { ProviderError } from '../provider-error.ts';
import { callStripe, type Fields } from './stripe-client.ts';
import { intentAnswer, refundAnswer, refundList, sessionAnswer } from './stripe-schemas.ts';
import type { StripeIntent, StripeSession } from './stripe-schemas.ts';
import { intentOf, payeeOf, toldCapture, toldPayment, toldRefund } from './stripe-verdict.ts';

const CHARGE = 'latest_charge.balance_transaction';

const sessionPath = (id: string): string => `/v1/checkout/sessions/${encodeURIComponent(id)}`;
const intentPath = (id: string): string => `/v1/payment_intents/${encodeURIComponent(id)}`;

/**
 * From the beginning of the attempt, so that the same request is the same to the letter. Stripe wants half an hour at least,
 * also of one that is repeated when its attempt is about to be too old.
 */
const LIFE_MS = 3 * HOUR_MS + 30 * MINUTE_MS;

/** The shop takes the money itself (`capture_method`), as of PayPal: never of an order that has ended, and once. */
const pageFields = (order: Payable): Fields => ({
  mode: 'payment',
  locale: order.locale,
  payment_method_types: ['card'],
  client_reference_id: order.orderId,
  customer_email: order.email,
  expires_at: Math.floor((order.begunAt.getTime() + LIFE_MS) / 1000),
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: order.currency.toLowerCase(),
        unit_amount: order.dueMinor,
        product_data: { name: `Martyx ${order.orderNumber}` },
      },
    },
  ],
  payment_intent_data: {
    capture_method: 'manual',
    description: `Martyx ${order.orderNumber}`,
    metadata: { order_id: order.orderId, attempt: order.attemptId },
  },
  success_url: `${order.returnUrl}&token={CHECKOUT_SESSION_ID}`,
  cancel_url: order.cancelUrl,
});

const session = (shop: Shop, id: string): Promise<StripeSession> =>
  callStripe(shop, {
    method: 'GET',
    path: sessionPath(id),
    answer: sessionAnswer,
    fields: { expand: ['payment_intent', `payment_intent.${CHARGE}`] },
  });

/** The payment that may be captured now. Throws ProviderError, saying why there is none. */
const capturable = (page: StripeSession): StripeIntent => {
  const intent = intentOf(page);
  if (intent?.status === 'requires_capture') return intent;
  const { status } = toldPayment(page);
  const issue = { OPEN: 'ORDER_NOT_APPROVED', CLOSED: 'ORDER_EXPIRED' }[status as string] ?? 'ORDER_ALREADY_CAPTURED';
  throw new ProviderError(`Stripe shows the payment as ${status}`, { status: 422, issues: [issue] });
};

const release = async (shop: Shop, id: string) => {
  const page = await session(shop, id);
  const intent = intentOf(page);
  if (intent?.status === 'requires_capture') {
    await callStripe(shop, { method: 'POST', path: `${intentPath(intent.id)}/cancel`, answer: intentAnswer });
  } else if (page.status === 'open') {
    await callStripe(shop, { method: 'POST', path: `${sessionPath(id)}/expire`, answer: sessionAnswer });
  }
  return toldPayment(page);
};

/** Stripe Checkout: the buyer's card is authorized on Stripe's page, we capture. Its ids of captures are those of payment intents. */
export const stripeGateway: Gateway = {
  name: 'Stripe',
  register: async (shop, order, key) => {
    const fields = pageFields(order);
    const page = await callStripe(shop, {
      method: 'POST',
      path: '/v1/checkout/sessions',
      answer: sessionAnswer,
      fields,
      key,
    });
    return { id: page.id, approveUrl: page.url ?? null, payee: payeeOf(page) };
  },
  payment: async (shop, id) => toldPayment(await session(shop, id)),
  capture: async (shop, id, key) => {
    const page = await session(shop, id);
    const path = `${intentPath(capturable(page).id)}/capture`;
    const answer = intentAnswer;
    const intent = await callStripe(shop, { method: 'POST', path, answer, fields: { expand: [CHARGE] }, key });
    return toldPayment({ ...page, payment_intent: intent });
  },
  readCapture: async (shop, captureId) => {
    const fields = { expand: [CHARGE] };
    return toldCapture(
      await callStripe(shop, { method: 'GET', path: intentPath(captureId), answer: intentAnswer, fields }),
    );
  },
  refund: async (shop, { captureId, amountMinor, requestId }) => {
    const fields = { payment_intent: captureId, amount: amountMinor, metadata: { request_id: requestId } };
    const key = `refund-${requestId}`;
    return toldRefund(
      await callStripe(shop, { method: 'POST', path: '/v1/refunds', answer: refundAnswer, fields, key }),
    );
  },
  readRefund: async (shop, refundId) => {
    const path = `/v1/refunds/${encodeURIComponent(refundId)}`;
    return toldRefund(await callStripe(shop, { method: 'GET', path, answer: refundAnswer }));
  },
  refundsOf: async (shop, _paymentId, captureId) => {
    const fields = { payment_intent: captureId, limit: 100 };
    const { data } = await callStripe(shop, { method: 'GET', path: '/v1/refunds', answer: refundList, fields });
    return data.map((refund) => toldRefund(refund));
  },
  release,
};
