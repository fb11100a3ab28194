import { transaction, type Ctx } from '../../core/context.ts';
import { revokeEntitlements } from '../../delivery/delivery.service.ts';
import type { Invoice } from '../../invoices/invoice.entity.ts';
import { issueCreditNote } from '../../invoices/invoices.service.ts';
import { requestOrderNotice } from '../../invoices/mail/order-notice.job.ts';
import type { Order } from '../../orders/order.entity.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';
import { markRefunded } from '../../orders/order-payment.service.ts';
import { changeAttempt, decided, lockAttempt } from '../payment-attempts.service.ts';
import { Capture } from '../capture.entity.ts';
import type { PaymentAttempt } from '../payment-attempt.entity.ts';
import { AttemptState } from '../payment-state.ts';
import { Refund, RefundStatus, type RefundItem } from './refund.entity.ts';
import { returnedGoods } from './refund-items.queries.ts';

/** Sum of all refunds of a capture that are done or on their way. */
export const refundedSoFar = async (ctx: Ctx, captureId: string): Promise<number> => {
  const [row] = await ctx.sql<{ sum: string }>(
    `SELECT COALESCE(sum(amount_minor), 0) AS sum FROM payment_refund WHERE capture_id = $1 AND status <> 'FAILED'`,
    [captureId],
  );
  return Number(row!.sum);
};

/** What PayPal has given back of a capture, as far as the shop knows. */
export const completedSoFar = async (ctx: Ctx, captureId: string): Promise<number> => {
  const [row] = await ctx.sql<{ sum: string }>(
    `SELECT COALESCE(sum(amount_minor), 0) AS sum FROM payment_refund WHERE capture_id = $1 AND status = 'COMPLETED'`,
    [captureId],
  );
  return Number(row!.sum);
};

/** Whether all that an order was paid with goes back or has gone back. Exact under the order's lock. */
export const isFullyRefunded = async (ctx: Ctx, { paymentId }: Pick<Order, 'paymentId'>): Promise<boolean> => {
  const capture = paymentId ? await ctx.repo(Capture).findOneBy({ paypalCaptureId: paymentId }) : null;
  return capture !== null && (await refundedSoFar(ctx, capture.id)) >= capture.amountMinor;
};

export interface NewRefund {
  readonly captureId: string;
  readonly amountMinor: number;
  readonly requestId: string;
  readonly reason: string;
  readonly paypalRefundId?: string | null;
  readonly items?: readonly RefundItem[];
  readonly restock?: boolean;
  readonly delivery?: boolean;
}

export const insertRefund = async (ctx: Ctx, input: NewRefund): Promise<Refund> => {
  const refund = ctx.repo(Refund).create({
    ...input,
    paypalRefundId: input.paypalRefundId ?? null,
    items: input.items ? [...input.items] : null,
    restock: input.restock ?? null,
    delivery: input.delivery ?? false,
    restocked: null,
    handledAt: null,
    status: RefundStatus.REQUESTED,
    failure: null,
    requestedAt: ctx.shop.clock.now(),
    decidedAt: null,
  });
  await ctx.repo(Refund).insert(refund);
  return refund;
};

/** Order, attempt and capture of a refund, locked in this order. */
const lockAround = async (ctx: Ctx, refund: Refund) => {
  const capture = await ctx.repo(Capture).findOneByOrFail({ id: refund.captureId });
  const [owner] = await ctx.sql<{ orderId: string }>(
    'SELECT order_id AS "orderId" FROM payment_attempt WHERE id = $1',
    [capture.attemptId],
  );
  const order = await lockOrder(ctx, owner!.orderId);
  return { capture, order, attempt: await lockAttempt(ctx, capture.attemptId) };
};

interface Booking {
  readonly order: Order;
  readonly attempt: PaymentAttempt;
  readonly refund: Refund;
  readonly full: boolean;
}

/** Books it on the order that the money had paid; a credit note where there was an invoice. */
const bookOnOrder = async (ctx: Ctx, { order, attempt, refund, full }: Booking): Promise<Invoice | undefined> => {
  const { amountMinor, reason, delivery } = refund;
  const { items: restocked, stock: back } = await returnedGoods(ctx, order, refund, full);
  if (restocked.length > 0) await ctx.repo(Refund).update({ id: refund.id }, { restocked });
  const moved = await markRefunded(ctx, order, {
    amountMinor,
    full,
    back,
    ...(refund.items && refund.items.length > 0 ? { items: refund.items } : {}),
  });
  if (attempt.state !== AttemptState.PAID) return undefined;
  if (full) await revokeEntitlements(ctx, moved);
  else if (refund.items) await revokeEntitlements(ctx, moved, { itemIds: refund.items.map(({ itemId }) => itemId) });
  return issueCreditNote(ctx, moved, { amountMinor, reason, items: refund.items, delivery });
};

/** The reason of a refund whose buyer was told already, when it was planned. */
export const STOCK_GONE = 'STOCK_GONE';

const tellBuyer = async (ctx: Ctx, { order, refund }: Booking, creditNote?: Invoice): Promise<void> => {
  const { id: reference, amountMinor, reason, delivery } = refund;
  if (reason === STOCK_GONE) return;
  await requestOrderNotice(ctx, order, {
    kind: 'REFUND',
    reference,
    amountMinor,
    ...(delivery && { deliveryMinor: order.shippingMinor }),
    creditNote,
  });
};

/** More cannot be credited than was taken: the reconciliation shows what PayPal has given beyond it. */
const isWithinCapture = async (ctx: Ctx, capture: Capture, refund: Refund): Promise<boolean> =>
  (await completedSoFar(ctx, capture.id)) + refund.amountMinor <= capture.amountMinor;

/**
 * Books a refund that PayPal has carried out, once: order, credit note, downloads closed when everything went back, mail.
 * One that was given up is taken up again: PayPal's word counts. Money that the order never kept (mismatch, second payment)
 * goes back without touching the order.
 */
export const recordRefund = (ctx: Ctx, refundId: string, paypalRefundId: string | null): Promise<Refund> =>
  transaction(ctx, async (tx) => {
    const seen = await tx.repo(Refund).findOneByOrFail({ id: refundId });
    const { capture, order, attempt } = await lockAround(tx, seen);
    const refund = await tx.repo(Refund).findOneByOrFail({ id: refundId });
    if (refund.status === RefundStatus.COMPLETED || !(await isWithinCapture(tx, capture, refund))) return refund;
    const decidedAt = tx.shop.clock.now();
    const changes = { status: RefundStatus.COMPLETED, paypalRefundId, failure: null, handledAt: null, decidedAt };
    await tx.repo(Refund).update({ id: refundId }, changes);
    const full = (await completedSoFar(tx, capture.id)) >= capture.amountMinor;
    const booking = { order, attempt, refund, full };
    const pays = order.paymentId === capture.paypalCaptureId;
    const creditNote = pays ? await bookOnOrder(tx, booking) : undefined;
    if (full) await changeAttempt(tx, attempt, decided(tx, AttemptState.REFUNDED, attempt.failure));
    await tellBuyer(tx, booking, creditNote);
    tx.shop.checkpoint?.('refund.settling');
    return Object.assign(refund, changes);
  });
