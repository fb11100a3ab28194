import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { MINUTE_MS } from '../../core/time.ts';
import type { Order } from '../../orders/order.entity.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';
import { Capture } from '../capture.entity.ts';
import { getRefund, refundCapture } from '../paypal/paypal-calls.ts';
import { PayPalError } from '../paypal/paypal-error.ts';
import type { PayPalRefund } from '../paypal/paypal-schemas.ts';
import { Refund, RefundStatus, type RefundItem } from './refund.entity.ts';
import { priceOfDelivery, priceOfItems } from './refund-items.queries.ts';
import { recordOutsideRefund } from './outside-refund.service.ts';
import { adoptFromPayPal } from './refund-check.service.ts';
import { insertRefund, refundedSoFar } from './refund-record.service.ts';

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
  { amountMinor, items, restock, delivery = false }: RefundOrderInput,
): boolean =>
  known.captureId === capture.id &&
  known.amountMinor === (amountMinor ?? known.amountMinor) &&
  known.restock === (restock ?? null) &&
  known.delivery === delivery &&
  isDeepStrictEqual(known.items, namedItems({ items, delivery }));

/** What a refund names: null for an amount, and for everything. */
const namedItems = ({ items, delivery }: Pick<RefundOrderInput, 'items' | 'delivery'>): readonly RefundItem[] | null =>
  items ?? (delivery ? [] : null);

/** What is named cost: units, the delivery, or both; null where nothing is. */
const priceOfNamed = async (ctx: Ctx, order: Order, input: RefundOrderInput): Promise<number | null> => {
  const items = namedItems(input);
  if (!items) return null;
  const units = await priceOfItems(ctx, order.id, items);
  return input.delivery ? units + (await priceOfDelivery(ctx, order)) : units;
};

export interface PlannedRefund {
  readonly refund: Refund;
  /** False: an earlier call with this request id recorded it. */
  readonly isNew: boolean;
}

/**
 * Records a refund in the caller's transaction, and a job that carries it out should the caller not come to it
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
  const leftMinor = capture.amountMinor - (await refundedSoFar(ctx, capture.id));
  const amountMinor = (await priceOfNamed(ctx, order, input)) ?? input.amountMinor ?? leftMinor;
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || amountMinor > leftMinor)
    throw notAllowed({ leftMinor });
  const { reason, requestId, restock, delivery } = input;
  const items = namedItems(input) ?? undefined;
  const wish = { captureId: capture.id, amountMinor, reason, requestId, items, restock, delivery };
  const refund = await insertRefund(ctx, wish);
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

const fail = async (ctx: Ctx, refund: Refund, failure: string): Promise<Refund> => {
  const changes = { status: RefundStatus.FAILED, failure, decidedAt: ctx.shop.clock.now() };
  const { affected } = await ctx.repo(Refund).update({ id: refund.id, status: RefundStatus.REQUESTED }, changes);
  if (!affected) return ctx.repo(Refund).findOneByOrFail({ id: refund.id });
  ctx.shop.logger.error({ alert: 'refund', refundId: refund.id, failure }, 'PayPal refused a refund: needs a person');
  return Object.assign(refund, changes);
};

/** Made by the shop itself: its reason is a code for people at work, not for the buyer. */
const isAutomatic = ({ requestId }: Pick<Refund, 'requestId'>): boolean => requestId.startsWith('automatic:');

const ask = async (ctx: Ctx, refund: Refund): Promise<PayPalRefund> => {
  if (refund.paypalRefundId) return getRefund(ctx.shop, refund.paypalRefundId);
  const { paypalCaptureId } = await ctx.repo(Capture).findOneByOrFail({ id: refund.captureId });
  const { amountMinor, requestId, reason } = refund;
  return refundCapture(ctx.shop, {
    captureId: paypalCaptureId,
    amountMinor,
    requestId,
    note: isAutomatic(refund) ? null : reason,
  });
};

/** Before a refused refund is given up: what PayPal has given back meanwhile is booked, maybe as this very refund. */
const onRefusal = async (ctx: Ctx, refund: Refund, error: unknown): Promise<Refund> => {
  if (!(error instanceof PayPalError)) throw error;
  if (error.uncertain || !(await adoptFromPayPal(ctx, refund.captureId))) return refund;
  ctx.shop.checkpoint?.('refund.adopted');
  return fail(ctx, refund, error.issues[0] ?? `HTTP_${error.status}`);
};

const bookAnswer = async (ctx: Ctx, refund: Refund, { id: paypalRefundId, status }: PayPalRefund): Promise<Refund> => {
  if (status === 'PENDING') {
    await ctx.repo(Refund).update({ id: refund.id, status: RefundStatus.REQUESTED }, { paypalRefundId });
  } else if (status === 'COMPLETED') {
    const { paypalCaptureId } = await ctx.repo(Capture).findOneByOrFail({ id: refund.captureId });
    await recordOutsideRefund(ctx, { ...refund, paypalCaptureId, paypalRefundId });
  } else {
    return fail(ctx, refund, status);
  }
  return ctx.repo(Refund).findOneByOrFail({ id: refund.id });
};

/** Has PayPal carry out a recorded refund and books the answer. Repeating it changes nothing. Still REQUESTED: PayPal is not done. */
export const carryOutRefund = async (ctx: Ctx, refundId: string): Promise<Refund> => {
  const refund = await ctx.repo(Refund).findOneByOrFail({ id: refundId });
  if (refund.status !== RefundStatus.REQUESTED) return refund;
  ctx.shop.checkpoint?.('refund.recorded');
  let answer: PayPalRefund;
  try {
    answer = await ask(ctx, refund);
  } catch (error) {
    return onRefusal(ctx, refund, error);
  }
  ctx.shop.checkpoint?.('refund.answered');
  return bookAnswer(ctx, refund, answer);
};

/** Goes on with a refund until PayPal has decided it. */
export const refundJob = defineJob({
  name: 'payments.refund',
  lane: 'paypal',
  payload: z.object({ refundId: z.uuid() }),
  run: async (ctx, { refundId }) => {
    const { status } = await carryOutRefund(ctx, refundId);
    if (status === RefundStatus.REQUESTED) throw new Error('PayPal has not decided the refund yet');
  },
});

/**
 * Gives money of a paid order back, all that is left or a part. Recorded before PayPal is asked; the sum of refunds never
 * exceeds the capture. Returns it COMPLETED, FAILED, or REQUESTED while PayPal does not answer (a job goes on).
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
