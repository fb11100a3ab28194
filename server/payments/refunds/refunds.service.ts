import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { unspentOf } from '../../gift-cards/sold-cards.service.ts';
import type { Order } from '../../orders/order.entity.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';
import { Capture } from '../capture.entity.ts';
import { buyCardBack } from '../gift-card/sold-card.service.ts';
import { providerOf } from '../providers.ts';
import { providerMinor, Refund, RefundStatus, type Deduction, type RefundItem } from './refund.entity.ts';
import { priceOfDelivery, priceOfItems } from './refund-items.queries.ts';
import { cardsBeside, insertRefund, recordRefund, refundedSoFar, type GivenBack } from './refund-record.service.ts';

export interface RefundOrderInput {
  orderId: string;
  /** Gross minor units; absent with `items` absent: all that is left. */
  amountMinor?: number;
  /** Units whose price goes back, instead of an amount. */
  items?: readonly RefundItem[];
  /** What the delivery cost goes back with the units, or alone; not with an amount. */
  delivery?: boolean;
  /** Whether the goods go back on the shelf; absent: only with everything of an order that was not shipped. */
  restock?: boolean;
  /** Kept back of what is named. */
  deductions?: readonly Deduction[];
  /** Of the units, those that go back on the shelf, in place of `restock`. */
  fit?: readonly RefundItem[];
  /** Printed on the credit note and told to the buyer. */
  reason: string;
  /** One per wish to refund: the same id again is the same refund. */
  requestId: string;
}

const notAllowed = (args: Record<string, unknown> = {}) => new AppError(ErrorCode.REFUND_NOT_ALLOWED, args);

const paidCapture = async (ctx: Ctx, paymentId: string | null): Promise<Capture> => {
  const capture = paymentId ? await ctx.repo(Capture).findOneBy({ paypalCaptureId: paymentId }) : null;
  if (!capture) throw notAllowed();
  return capture;
};

/** The same key stands for the same wish. */
const isSame = (
  known: Refund,
  capture: Capture,
  { amountMinor, items, restock, delivery = false, deductions, fit }: RefundOrderInput,
): boolean =>
  known.captureId === capture.id &&
  known.amountMinor === (amountMinor ?? known.amountMinor) &&
  known.restock === (restock ?? null) &&
  known.delivery === delivery &&
  isDeepStrictEqual(known.deductions, deductions ?? null) &&
  isDeepStrictEqual(known.fit, fit ?? null) &&
  isDeepStrictEqual(known.items, namedItems({ items, delivery }));

/** What a refund names: null for an amount, and for everything. */
const namedItems = ({ items, delivery }: Pick<RefundOrderInput, 'items' | 'delivery'>): readonly RefundItem[] | null =>
  items ?? (delivery ? [] : null);

/** What is named cost, less what is kept back of it: units, the delivery, or both; null where nothing is. */
const priceOfNamed = async (ctx: Ctx, order: Order, input: RefundOrderInput): Promise<number | null> => {
  const items = namedItems(input);
  if (!items) return null;
  const units = await priceOfItems(ctx, order.id, items);
  const cost = input.delivery ? units + (await priceOfDelivery(ctx, order)) : units;
  return (input.deductions ?? []).reduce((left, { minor }) => left - minor, cost);
};

/** What may still go back, of it to gift cards, and all in all: of a gift card that was sold no more than is unspent, which is locked. */
const leftOf = async (ctx: Ctx, order: Order, capture: Capture): Promise<GivenBack & { readonly allMinor: number }> => {
  const gone = await refundedSoFar(ctx, capture.id);
  const minor = capture.amountMinor - gone.minor;
  const giftCardsMinor = cardsBeside(order, capture) - gone.giftCardsMinor;
  const paidMinor = minor + giftCardsMinor;
  const allMinor = order.giftCardWish ? Math.min(paidMinor, await unspentOf(ctx, order.id)) : paidMinor;
  return { minor, giftCardsMinor, allMinor };
};

export interface PlannedRefund {
  readonly refund: Refund;
  /** False: an earlier call with this request id recorded it. */
  readonly isNew: boolean;
}

/**
 * Records a refund in the caller's transaction, of a gift card that was sold as far as it is unspent, which it loses; what gift cards paid first, and a job that carries it out should the caller not come to it
 * (`carryOutRefund`, after the commit). Locks the order. Throws as `refundOrder`.
 */
export const planRefund = async (ctx: Ctx, input: RefundOrderInput): Promise<PlannedRefund> => {
  if (input.restock && input.amountMinor !== undefined) throw validationFailed({ restock: 'INVALID' });
  if (input.delivery && input.amountMinor !== undefined) throw validationFailed({ delivery: 'INVALID' });
  const order = await lockOrder(ctx, input.orderId);
  const capture = await paidCapture(ctx, order.paymentId);
  const known = await ctx.repo(Refund).findOneBy({ requestId: input.requestId });
  if (known) {
    if (isSame(known, capture, input)) return { refund: known, isNew: false };
    throw new AppError(ErrorCode.IDEMPOTENCY_KEY_REUSED);
  }
  const { allMinor: leftMinor, ...left } = await leftOf(ctx, order, capture);
  const amountMinor = (await priceOfNamed(ctx, order, input)) ?? input.amountMinor ?? leftMinor;
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || amountMinor > leftMinor)
    throw notAllowed({ leftMinor });
  const giftCardsMinor = Math.min(amountMinor, left.giftCardsMinor);
  const { reason, requestId, restock, delivery, deductions, fit } = input;
  const items = namedItems(input) ?? undefined;
  const wish = {
    captureId: capture.id,
    amountMinor,
    giftCardsMinor,
    reason,
    requestId,
    items,
    restock,
    delivery,
    deductions,
    fit,
  };
  const refund = await insertRefund(ctx, wish);
  if (order.giftCardWish) await buyCardBack(ctx, order.id, refund, amountMinor);
  ctx.shop.checkpoint?.('refund.planned');
  await enqueue(
    ctx,
    refundJob,
    { refundId: refund.id },
    { ...keyOf(refund.id), runAt: new Date(Date.now() + MINUTE_MS) },
  );
  return { refund, isNew: true };
};

/** One job per refund. */
export const keyOf = (refundId: string) => ({ key: `payments.refund:${refundId}` });

/** Has the provider of its payment carry out a recorded refund. Repeating it changes nothing. Still REQUESTED: it is not decided. */
export const carryOutRefund = async (ctx: Ctx, refundId: string): Promise<Refund> => {
  const where = { id: refundId };
  const refund = await ctx.repo(Refund).findOneOrFail({ where, relations: { capture: { attempt: true } } });
  if (refund.status !== RefundStatus.REQUESTED) return refund;
  ctx.shop.checkpoint?.('refund.recorded');
  // Nothing but gift cards gets it back: no provider is asked.
  if (providerMinor(refund) === 0) return recordRefund(ctx, refundId, null);
  return providerOf(refund.capture.attempt.way).refund(ctx, refund);
};

/** Goes on with a refund until its provider has decided it. */
export const refundJob = defineJob({
  name: 'payments.refund',
  lane: 'paypal',
  payload: z.object({ refundId: z.uuid() }),
  run: async (ctx, { refundId }) => {
    const { status } = await carryOutRefund(ctx, refundId);
    if (status === RefundStatus.REQUESTED) throw new Error('The refund is not decided yet');
  },
});

/**
 * Gives money of a paid order back, all that is left or a part. Recorded before its provider is asked; the sum of refunds never
 * exceeds the capture. Returns it COMPLETED, FAILED, or REQUESTED while the provider does not answer (a job goes on).
 * Throws ORDER_NOT_FOUND, REFUND_NOT_ALLOWED (args.leftMinor), VALIDATION_FAILED (items; goods back for an amount), IDEMPOTENCY_KEY_REUSED. Who may do this is for the caller to check.
 */
export const refundOrder = async (ctx: Ctx, input: RefundOrderInput): Promise<Refund> => {
  const { refund } = await transaction(ctx, (tx) => planRefund(tx, input));
  return carryOutRefund(ctx, refund.id);
};

/** Records, in the caller's transaction, that a whole capture goes back, and leaves it to a job. Null when it is worth nothing. */
export const planAutomaticRefund = async (
  ctx: Ctx,
  capture: { id: string; paypalCaptureId: string; amountMinor: number },
  reason: string,
): Promise<Refund | null> => {
  if (capture.amountMinor <= 0) return null;
  const requestId = `automatic:${capture.paypalCaptureId}`;
  const refund = await insertRefund(ctx, {
    captureId: capture.id,
    amountMinor: capture.amountMinor,
    requestId,
    reason,
  });
  await enqueue(ctx, refundJob, { refundId: refund.id }, keyOf(refund.id));
  return refund;
};
