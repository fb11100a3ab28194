import * as z from 'zod';
import { shipOrder } from '../admin/orders/order-actions.service.ts';
import { quoteCart } from '../cart/cart.service.ts';
import { createCtx, transaction, type Ctx } from '../core/context.ts';
import { defineJob, enqueue } from '../core/jobs/jobs.ts';
import type { GivenAddress } from '../orders/addresses/address-rules.ts';
import { FulfilmentStatus } from '../orders/order-states.ts';
import { Order } from '../orders/order.entity.ts';
import { placeOrder } from '../orders/order-placement.service.ts';
import { PaymentState } from '../payments/payment-state.ts';
import { capturePayment } from '../payments/payments.service.ts';
import { approveOrder } from '../payments/simulator/checkout.service.ts';
import { findOrder } from '../payments/simulator/store.queries.ts';
import { startPayment } from '../payments/start-payment.service.ts';
import { printQueues } from '../print-queue/owned-models.queries.ts';
import { printQueue, savePrintQueue } from '../print-queue/print-queue.service.ts';
import { demoPeople } from './sample-accounts.service.ts';

/** The files of the rocket that she shows in the gallery, and the kit of a smaller one. */
const BOUGHT: readonly number[] = [2, 17];
/** Model of the files that she buys. */
export const HISTORY_MODEL = 'krivan-38-2';

const HOME: GivenAddress = {
  firstName: 'Anna',
  lastName: 'Kováčová',
  street: 'Lipová 7',
  city: 'Bratislava',
  postcode: '81102',
  country: 'SK',
};

const as = (ctx: Ctx, userId: string, admin: boolean): Ctx =>
  createCtx(ctx.shop, { viewer: { userId, admin, sessionId: '' }, requestId: ctx.requestId, background: true });

const ORDERS = `
  SELECT o.id, o.status IN ('CANCELLED', 'EXPIRED') AS ended
  FROM orders o JOIN order_line l ON l.order_id = o.id
  WHERE o.customer_id = $1 AND l.product_id = $2`;

/** Her order of a product: the one that is open or paid, else a new one. Earlier ones may have expired unpaid. */
const orderOf = async (ctx: Ctx, productId: number): Promise<Order> => {
  const earlier = await ctx.sql<{ id: string; ended: boolean }>(ORDERS, [ctx.viewer!.userId, productId]);
  const alive = earlier.find(({ ended }) => !ended);
  if (alive) return ctx.repo(Order).findOneByOrFail({ id: alive.id });
  const lines = [{ productId, quantity: 1 }];
  const { country } = HOME;
  const { fingerprint, shipping } = await quoteCart(ctx, { lines, country });
  const idempotencyKey = `sample-history-${productId}-${earlier.length}`;
  const agreed = { digitalConsent: true, termsAccepted: true };
  const given = { idempotencyKey, lines, fingerprint, shippingMethod: shipping?.id ?? null, billingAddress: HOME };
  return (await placeOrder(ctx, { ...given, ...agreed })).order;
};

const pressPay = (ctx: Ctx, paypalOrderId: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const order = await findOrder(tx, paypalOrderId);
    if (order?.state === 'PAYER_ACTION_REQUIRED') await approveOrder(tx, order, 'pay');
  });

const pay = async (ctx: Ctx, { id: orderId }: Order): Promise<void> => {
  const { paypalOrderId } = await startPayment(ctx, { id: orderId });
  await pressPay(ctx, paypalOrderId!);
  const { state } = await capturePayment(ctx, { orderId, paypalOrderId });
  if (state !== PaymentState.PAID) throw new Error(`the payment of the demo customer's order is ${state}`);
};

/** The first half of the parts are printed and the next is on the printer, unless she has changed anything herself. */
const printHalf = async (ctx: Ctx, lineId: string): Promise<void> => {
  const { head, parts, spools, guide } = await printQueue(ctx, lineId, null);
  const touched = [...parts, ...spools, ...(guide?.steps ?? [])].some(({ version }) => version > 0);
  if (touched) return;
  const half = Math.floor(parts.length / 2);
  const begun = parts.slice(0, half + 1).map(({ id, sha256, quantity }, place) => ({
    id,
    sha256,
    base: 0,
    key: `sample-history-${place}`,
    done: place < half ? quantity : 0,
    printing: place < half ? 0 : 1,
    failed: 0,
    wastedGrams: 0,
    note: '',
  }));
  await savePrintQueue(ctx, { lineId, versionId: head.versionId, parts: begun, spools: [], steps: [] });
};

/**
 * Lets the demo customer buy files and a kit, pays at the simulator, prints half of what she may and ships the kit, by the services of the shop. Each
 * step is taken up where an earlier run left it: what is placed, paid or shipped is not again. Without the demo accounts,
 * or where PayPal is real, nothing happens. Throws what the services throw; the job tries again.
 */
export const giveHistory = async (ctx: Ctx, productIds: readonly number[]): Promise<void> => {
  const { customer, admin } = await demoPeople(ctx);
  if (!ctx.shop.config.paypal.simulator || !customer || !admin) return;
  const buyer = as(ctx, customer, false);
  for (const productId of productIds) {
    const order = await orderOf(buyer, productId);
    if (!order.paymentDate) await pay(buyer, order);
    for (const { lineId } of await printQueues(buyer)) await printHalf(buyer, lineId);
    if (order.fulfilmentStatus === FulfilmentStatus.UNFULFILLED) await shipOrder(as(ctx, admin, true), order.id);
  }
};

/** Asked for once the files that she buys are sold. */
export const sampleHistory = defineJob({
  name: 'sample.history',
  queue: 'sample',
  payload: z.object({}),
  run: (ctx) => giveHistory(ctx, BOUGHT),
});

/** Asks for her history; once it is whole, that changes nothing. */
export const requestHistory = (ctx: Ctx): Promise<void> => enqueue(ctx, sampleHistory, {}, { key: 'sample.history' });

/** The same in a shop whose sample is older and whose demo customer has never ordered. */
export const completeHistory = async (ctx: Ctx): Promise<void> => {
  const { customer } = await demoPeople(ctx);
  if (customer && !(await ctx.repo(Order).existsBy({ customerId: customer }))) await requestHistory(ctx);
};
