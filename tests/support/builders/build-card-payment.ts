import { tell } from '../../../server/core/news/news.ts';
import { PaymentWay } from '../../../server/orders/payment-way.ts';
import type { CardBehaviour } from '../../../server/payments/stripe/simulator/behaviours.ts';
import { transmission } from '../../../server/payments/stripe/simulator/events.service.ts';
import { CHANGED } from '../../../server/settings/settings.queries.ts';
import { buildOrder } from './build-order.ts';
import { capture, start, type Payment, type PaymentChanges } from './build-payment.ts';
import { buildSellable } from './build-sellable.ts';
import type { TestShop } from '../shop.ts';

/** The shop takes cards, or no more. */
export const offerCard = async (shop: TestShop, active = true): Promise<void> => {
  await shop.ctx().sql(
    `INSERT INTO setting (key, value, version, updated_at) VALUES ('CARD', $1, 1, now())
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, version = setting.version + 1`,
    [JSON.stringify({ active })],
  );
  await tell(shop.ctx(), CHANGED);
};

/** A placed order of two kits that is paid by card, with its payment started at the simulator. */
export const buildCardPayment = async (shop: TestShop, changes: PaymentChanges = {}): Promise<Payment> => {
  const { stock = 10, priceMinor = 12_900, locale = 'sk' } = changes;
  const lines = changes.lines ?? [{ productId: await buildSellable(shop, { stock, priceMinor }), quantity: 2 }];
  const given = { lines, paymentWay: PaymentWay.CARD };
  const { order, accessToken } = await buildOrder(shop.ctx({ locale }), given);
  const { data, errors } = await start(shop, { orderId: order.id, accessToken });
  if (errors) throw new Error(JSON.stringify(errors));
  const { id, paypalOrderId, approveUrl } = data.startPayment;
  return { orderId: order.id, accessToken, attemptId: id, paypalOrderId, approveUrl };
};

/** The buyer presses a button on Stripe's page. Gives the status and where it leads. */
export const decideCard = async (
  shop: TestShop,
  { paypalOrderId }: Payment,
  choice: CardBehaviour | 'cancel' = 'pay',
) => {
  const response = await fetch(`${shop.url}/simulator/stripe/pay`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ session: paypalOrderId, choice }).toString(),
  });
  return { status: response.status, location: response.headers.get('location') };
};

/** A payment whose card is authorized, with a chosen fate. */
export const buildAuthorized = async (shop: TestShop, choice: CardBehaviour = 'pay', changes: PaymentChanges = {}) => {
  const payment = await buildCardPayment(shop, changes);
  await decideCard(shop, payment, choice);
  return payment;
};

/** One that is paid. */
export const buildPaidByCard = async (shop: TestShop, changes: PaymentChanges = {}): Promise<Payment> => {
  const payment = await buildAuthorized(shop, 'pay', changes);
  const { errors } = await capture(shop, payment);
  if (errors) throw new Error(JSON.stringify(errors));
  return payment;
};

/** What the simulated Stripe did for a payment. */
export const atStripe = async (shop: TestShop, { paypalOrderId }: Pick<Payment, 'paypalOrderId'>) => {
  const [session] = await shop.ctx().sql<{
    intentId: string;
    status: string;
    intent: string | null;
    taken: number;
    calls: number;
    refunded: number[];
  }>(
    `SELECT s.intent_id AS "intentId", s.status, s.intent_status AS intent, s.received_minor::int AS taken,
       s.capture_calls AS calls,
       (SELECT coalesce(jsonb_agg(r.amount_minor::int ORDER BY r.created_at), '[]')
        FROM stripe_simulator.refunds r WHERE r.intent_id = s.intent_id) AS refunded
     FROM stripe_simulator.sessions s WHERE s.id = $1`,
    [paypalOrderId],
  );
  return session!;
};

/** Sends an event as the simulated Stripe signs it; `tamper` changes what goes over the wire. */
export const sendStripeEvent = async (
  shop: TestShop,
  event: object,
  tamper: (request: { headers: Record<string, string>; body: string }) => void = () => undefined,
): Promise<number> => {
  const body = JSON.stringify(event);
  const request = { headers: transmission(shop.ctx(), body), body };
  tamper(request);
  const response = await fetch(`${shop.url}/api/payments/stripe/webhook`, { method: 'POST', ...request });
  return response.status;
};
