import { transaction, type Ctx } from '../../core/context.ts';
import { revokeEntitlements } from '../../delivery/delivery.service.ts';
import { refundToCards } from '../../gift-cards/gift-card-uses.service.ts';
import type { Invoice } from '../../invoices/invoice.entity.ts';
import { issueCreditNote } from '../../invoices/invoices.service.ts';
import { requestOrderNotice } from '../../invoices/mail/order-notice.job.ts';
import { requestWithdrawalNews } from '../../invoices/mail/withdrawal-news.job.ts';
import { MailKind } from '../../mails/mail-kinds.ts';
import type { Order } from '../../orders/order.entity.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';
import { markRefunded } from '../../orders/order-payment.service.ts';
import { endByRefund } from '../../withdrawals/withdrawal-steps.service.ts';
import { changeAttempt, decided, lockAttempt } from '../payment-attempts.service.ts';
import { Capture } from '../capture.entity.ts';
import { buyCardBack } from '../gift-card/sold-card.service.ts';
import type { PaymentAttempt } from '../payment-attempt.entity.ts';
import { AttemptState } from '../payment-state.ts';
import { providerMinor, Refund, RefundStatus, type Deduction, type RefundItem } from './refund.entity.ts';
import { returnedGoods } from './refund-items.queries.ts';

/** What refunds give back, by the provider of the payment and to gift cards. */
export interface GivenBack {
  readonly minor: number;
  readonly giftCardsMinor: number;
}

const givenBack = async (ctx: Ctx, captureId: string, condition: string): Promise<GivenBack> => {
  const [row] = await ctx.sql<GivenBack>(
    `SELECT coalesce(sum(amount_minor - gift_cards_minor), 0)::float8 AS minor,
       coalesce(sum(gift_cards_minor), 0)::float8 AS "giftCardsMinor"
     FROM payment_refund WHERE capture_id = $1 AND ${condition}`,
    [captureId],
  );
  return row!;
};

/** Sum of all refunds of a capture that are done or on their way. */
export const refundedSoFar = (ctx: Ctx, captureId: string): Promise<GivenBack> =>
  givenBack(ctx, captureId, `status <> 'FAILED'`);

/** What has been given back of a capture, as far as the shop knows. */
export const completedSoFar = (ctx: Ctx, captureId: string): Promise<GivenBack> =>
  givenBack(ctx, captureId, `status = 'COMPLETED'`);

/** What tells of an order by what it was paid. */
export type PaidBy = Pick<Order, 'paymentId' | 'paymentDate' | 'giftCardsMinor'>;

/** What gift cards paid beside a capture: nothing beside one that did not pay the order. */
export const cardsBeside = (
  { paymentId, paymentDate, giftCardsMinor }: PaidBy,
  { paypalCaptureId }: Pick<Capture, 'paypalCaptureId'>,
): number => (paymentDate !== null && paymentId === paypalCaptureId ? giftCardsMinor : 0);

const isAll = (order: PaidBy, capture: Capture, { minor, giftCardsMinor }: GivenBack): boolean =>
  minor + giftCardsMinor >= capture.amountMinor + cardsBeside(order, capture);

/** Whether all that an order was paid with goes back or has gone back. Exact under the order's lock. */
export const isFullyRefunded = async (ctx: Ctx, order: PaidBy): Promise<boolean> => {
  const { paymentId } = order;
  const capture = paymentId ? await ctx.repo(Capture).findOneBy({ paypalCaptureId: paymentId }) : null;
  return capture !== null && isAll(order, capture, await refundedSoFar(ctx, capture.id));
};

export interface NewRefund {
  readonly captureId: string;
  readonly amountMinor: number;
  /** Of it, what goes back to gift cards; absent: nothing. */
  readonly giftCardsMinor?: number;
  readonly requestId: string;
  readonly reason: string;
  readonly paypalRefundId?: string | null;
  readonly items?: readonly RefundItem[];
  readonly restock?: boolean;
  readonly delivery?: boolean;
  readonly deductions?: readonly Deduction[];
  readonly fit?: readonly RefundItem[];
}

export const insertRefund = async (ctx: Ctx, input: NewRefund): Promise<Refund> => {
  const refund = ctx.repo(Refund).create({
    ...input,
    paypalRefundId: input.paypalRefundId ?? null,
    giftCardsMinor: input.giftCardsMinor ?? 0,
    items: input.items ? [...input.items] : null,
    restock: input.restock ?? null,
    delivery: input.delivery ?? false,
    deductions: input.deductions ? [...input.deductions] : null,
    fit: input.fit ? [...input.fit] : null,
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

/** Books it on the order that the money had paid; a credit note where there was an invoice, which a gift card has not. */
const bookOnOrder = async (ctx: Ctx, { order, attempt, refund, full }: Booking): Promise<Invoice | undefined> => {
  const { amountMinor, giftCardsMinor, reason, delivery, deductions } = refund;
  if (giftCardsMinor > 0) await refundToCards(ctx, order.id, giftCardsMinor);
  // What a bank or PayPal takes back asks nobody: the card loses of it what it has.
  if (order.giftCardWish) await buyCardBack(ctx, order.id, refund, amountMinor);
  const { items: restocked, stock: back } = await returnedGoods(ctx, order, refund, full);
  if (restocked.length > 0) await ctx.repo(Refund).update({ id: refund.id }, { restocked });
  const moved = await markRefunded(ctx, order, {
    amountMinor,
    full,
    back,
    ...(refund.items && refund.items.length > 0 ? { items: refund.items } : {}),
  });
  if (attempt.state !== AttemptState.PAID || order.giftCardWish) return undefined;
  if (full) await revokeEntitlements(ctx, moved);
  else if (refund.items) await revokeEntitlements(ctx, moved, { itemIds: refund.items.map(({ itemId }) => itemId) });
  return issueCreditNote(ctx, moved, {
    amountMinor,
    giftCardsMinor,
    reason,
    items: refund.items,
    delivery,
    deductions,
  });
};

/** The reason of a refund whose buyer was told already, when it was planned. */
export const STOCK_GONE = 'STOCK_GONE';

/**
 * Ends what a refund was for, in the transaction that books it and holds the order's lock, and tells the buyer in its own words; false:
 * the request id is none of its own.
 */
export type RefundEnd = (ctx: Ctx, requestId: string, creditNote?: Invoice) => Promise<boolean>;

const endWithdrawal: RefundEnd = async (ctx, requestId, creditNote) => {
  const withdrawalId = await endByRefund(ctx, requestId);
  if (withdrawalId === null) return false;
  await requestWithdrawalNews(ctx, {
    kind: MailKind.WITHDRAWAL_REFUNDED,
    withdrawalId,
    creditNoteId: creditNote?.id,
  });
  return true;
};

const ends: RefundEnd[] = [endWithdrawal];

/** Registers what a later module refunds. */
export const onRefundBooked = (end: RefundEnd): void => {
  ends.push(end);
};

const tellBuyer = async (ctx: Ctx, { order, refund }: Booking, creditNote?: Invoice): Promise<void> => {
  const { id: reference, amountMinor, reason, delivery } = refund;
  if (reason === STOCK_GONE) return;
  for (const end of ends) if (await end(ctx, refund.requestId, creditNote)) return;
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
  (await completedSoFar(ctx, capture.id)).minor + providerMinor(refund) <= capture.amountMinor;

/** Of a refund that was given up and is taken up again, the cards may have got their part by another one meanwhile. */
const withCardsLeft = async (ctx: Ctx, order: Order, capture: Capture, refund: Refund): Promise<Refund> => {
  const { giftCardsMinor: given } = await completedSoFar(ctx, capture.id);
  const giftCardsMinor = Math.min(refund.giftCardsMinor, cardsBeside(order, capture) - given);
  if (giftCardsMinor === refund.giftCardsMinor) return refund;
  const changes = { giftCardsMinor, amountMinor: providerMinor(refund) + giftCardsMinor };
  await ctx.repo(Refund).update({ id: refund.id }, changes);
  return Object.assign(refund, changes);
};

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
    await withCardsLeft(tx, order, capture, refund);
    const decidedAt = tx.shop.clock.now();
    const changes = { status: RefundStatus.COMPLETED, paypalRefundId, failure: null, handledAt: null, decidedAt };
    await tx.repo(Refund).update({ id: refundId }, changes);
    const full = isAll(order, capture, await completedSoFar(tx, capture.id));
    const booking = { order, attempt, refund, full };
    const pays = order.paymentId === capture.paypalCaptureId;
    const creditNote = pays ? await bookOnOrder(tx, booking) : undefined;
    if (full) await changeAttempt(tx, attempt, decided(tx, AttemptState.REFUNDED, attempt.failure));
    await tellBuyer(tx, booking, creditNote);
    tx.shop.checkpoint?.('refund.settling');
    return Object.assign(refund, changes);
  });
