import type { CartLine } from '../../../server/cart/cart-lines.ts';
import type { Viewer } from '../../../server/core/context.ts';
import type { Locale } from '../../../server/core/locale.ts';
import type { GivenAddress } from '../../../server/orders/addresses/address-rules.ts';
import { reconcileAttempt } from '../../../server/payments/reconcile-attempts.job.ts';
import type { Behaviour } from '../../../server/payments/simulator/behaviours.ts';
import { transmission } from '../../../server/payments/simulator/events.service.ts';
import { buildOrder } from './build-order.ts';
import { buildSellable } from './build-sellable.ts';
import type { GraphQLResult, TestShop } from '../shop.ts';

export interface Payment {
  readonly orderId: string;
  readonly accessToken: string;
  readonly attemptId: string;
  readonly paypalOrderId: string;
  readonly approveUrl: string;
}

export interface PaymentChanges {
  lines?: CartLine[];
  stock?: number;
  priceMinor?: number;
  locale?: Locale;
  promotionCode?: string | null;
  giftCardCodes?: string[];
  billingAddress?: GivenAddress;
  /** Who orders; absent: a guest. */
  viewer?: Viewer;
}

const RESULT = `state restartUrl order { id status paymentStatus fulfilmentStatus totalAmount { minor } paymentId }`;
const START = `mutation($input: PaymentInput!) { startPayment(input: $input) { id state paypalOrderId approveUrl } }`;
const CAPTURE = `mutation($input: PaymentInput!) { result: capturePayment(input: $input) { ${RESULT} } }`;
const CANCEL = `mutation($input: PaymentInput!) { result: cancelPayment(input: $input) { ${RESULT} } }`;
const LOOK = `query($input: PaymentInput!) { result: paymentResult(input: $input) { ${RESULT} } }`;

export interface Result {
  state: string;
  restartUrl: string | null;
  order: {
    id: string;
    status: string;
    paymentStatus: string;
    fulfilmentStatus: string;
    totalAmount: { minor: number };
    paymentId: string | null;
  };
}

type Input = Pick<Payment, 'orderId' | 'accessToken'> & { paypalOrderId?: string };

const inputOf = ({ orderId, accessToken, paypalOrderId }: Input) => ({
  input: { orderId, accessToken, paypalOrderId },
});

export const start = async (shop: TestShop, order: Pick<Payment, 'orderId' | 'accessToken'>) =>
  shop.graphql<{ startPayment: { id: string; state: string; paypalOrderId: string; approveUrl: string } }>(
    START,
    inputOf(order),
  );

/** The buyer's browser calls by `capturePayment`; other shops on the same database may be given. */
export const capture = (shop: TestShop, payment: Input): Promise<GraphQLResult<{ result: Result }>> =>
  shop.graphql(CAPTURE, inputOf(payment));
export const cancel = (shop: TestShop, payment: Input): Promise<GraphQLResult<{ result: Result }>> =>
  shop.graphql(CANCEL, inputOf(payment));
export const look = (shop: TestShop, payment: Input): Promise<GraphQLResult<{ result: Result }>> =>
  shop.graphql(LOOK, inputOf(payment));

export const stateOf = async (shop: TestShop, payment: Payment): Promise<string> =>
  (await look(shop, payment)).data.result.state;

/** A placed order of two kits with its payment started at the simulator; the buyer has not decided. */
export const buildPayment = async (shop: TestShop, changes: PaymentChanges = {}): Promise<Payment> => {
  const { stock = 10, priceMinor = 12_900, locale = 'sk', viewer } = changes;
  const lines = changes.lines ?? [{ productId: await buildSellable(shop, { stock, priceMinor }), quantity: 2 }];
  const { order, accessToken } = await buildOrder(shop.ctx({ locale, viewer }), {
    lines,
    promotionCode: changes.promotionCode ?? null,
    giftCardCodes: changes.giftCardCodes ?? [],
    ...(changes.billingAddress && { billingAddress: changes.billingAddress }),
  });
  const { data, errors } = await start(shop, { orderId: order.id, accessToken });
  if (errors) throw new Error(JSON.stringify(errors));
  const { id, paypalOrderId, approveUrl } = data.startPayment;
  return { orderId: order.id, accessToken, attemptId: id, paypalOrderId, approveUrl };
};

/** The buyer presses a button on the approval page. Gives the status and where it leads. */
export const decide = async (shop: TestShop, { paypalOrderId }: Payment, choice: Behaviour | 'cancel' = 'pay') => {
  const response = await fetch(`${shop.url}/simulator/paypal/approve`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token: paypalOrderId, choice }).toString(),
  });
  return { status: response.status, location: response.headers.get('location') };
};

/** A payment that the buyer has approved with a chosen fate. */
export const buildApproved = async (shop: TestShop, choice: Behaviour = 'pay', changes: PaymentChanges = {}) => {
  const payment = await buildPayment(shop, changes);
  await decide(shop, payment, choice);
  return payment;
};

/** A paid order. */
export const buildPaid = async (shop: TestShop, changes: PaymentChanges = {}): Promise<Payment> => {
  const payment = await buildApproved(shop, 'pay', changes);
  await capture(shop, payment);
  return payment;
};

/** What the simulated PayPal did for an order. */
export const atPayPal = async (shop: TestShop, { paypalOrderId }: Pick<Payment, 'paypalOrderId'>) => {
  const ctx = shop.ctx();
  const [order] = await ctx.sql<{ state: string; calls: number }>(
    'SELECT state, capture_calls AS calls FROM paypal_simulator.orders WHERE id = $1',
    [paypalOrderId],
  );
  const captures = await ctx.sql<{ id: string; status: string }>(
    'SELECT id, status FROM paypal_simulator.captures WHERE order_id = $1',
    [paypalOrderId],
  );
  const refunds = await ctx.sql<{ amount: number }>(
    `SELECT r.amount_minor::int AS amount FROM paypal_simulator.refunds r
     JOIN paypal_simulator.captures c ON c.id = r.capture_id WHERE c.order_id = $1 ORDER BY r.created_at`,
    [paypalOrderId],
  );
  return { ...order!, captures, refunded: refunds.map(({ amount }) => amount) };
};

/** What the shop has made of an order: how many of each. */
export const madeOf = async (shop: TestShop, { orderId }: Pick<Payment, 'orderId'>) => {
  const [row] = await shop.ctx().sql<{ paid: number; invoices: number; creditNotes: number }>(
    `SELECT
       (SELECT count(*)::int FROM order_event WHERE order_id = $1 AND kind = 'PAID') AS paid,
       (SELECT count(*)::int FROM invoice WHERE order_id = $1 AND kind = 'INVOICE') AS invoices,
       (SELECT count(*)::int FROM invoice WHERE order_id = $1 AND kind = 'CREDIT_NOTE') AS "creditNotes"`,
    [orderId],
  );
  return row!;
};

/** The reconciler's turn, as after its pause. */
export const reconcile = (shop: TestShop, { attemptId }: Payment): Promise<void> =>
  reconcileAttempt(shop.ctx(), attemptId);

/** Sends an event as the simulated PayPal signs it; `tamper` changes what goes over the wire. */
export const sendEvent = async (
  shop: TestShop,
  event: object,
  tamper: (request: { headers: Record<string, string>; body: string }) => void = () => undefined,
): Promise<number> => {
  const body = JSON.stringify(event);
  const request = { headers: transmission(shop.ctx(), body), body };
  tamper(request);
  const response = await fetch(`${shop.url}/api/payments/paypal/webhook`, { method: 'POST', ...request });
  return response.status;
};

/** What became of an event that PayPal sent. */
interface StoredEvent {
  tries: number;
  processed: boolean;
  dead: boolean;
}

/** An event of PayPal as the shop stored it; undefined where it was not taken. */
export const storedEvent = async (shop: TestShop, id: string): Promise<StoredEvent | undefined> => {
  const [row] = await shop.ctx().sql<StoredEvent>(
    `SELECT tries, processed_at IS NOT NULL AS processed, dead_at IS NOT NULL AS dead
     FROM payment_webhook_event WHERE paypal_event_id = $1`,
    [id],
  );
  return row;
};
