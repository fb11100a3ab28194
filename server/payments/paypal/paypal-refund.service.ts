import type { Ctx } from '../../core/context.ts';
import { Capture } from '../capture.entity.ts';
import { recordOutsideRefund } from '../refunds/outside-refund.service.ts';
import { adoptFromPayPal } from '../refunds/refund-check.service.ts';
import { providerMinor, Refund, RefundStatus } from '../refunds/refund.entity.ts';
import { getRefund, refundCapture } from './paypal-calls.ts';
import { ProviderError } from '../provider-error.ts';
import type { PayPalRefund } from './paypal-schemas.ts';

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
  const { requestId, reason } = refund;
  return refundCapture(ctx.shop, {
    captureId: paypalCaptureId,
    amountMinor: providerMinor(refund),
    requestId,
    note: isAutomatic(refund) ? null : reason,
  });
};

/** Before a refused refund is given up: what PayPal has given back meanwhile is booked, maybe as this very refund. */
const onRefusal = async (ctx: Ctx, refund: Refund, error: unknown): Promise<Refund> => {
  if (!(error instanceof ProviderError)) throw error;
  if (error.uncertain || !(await adoptFromPayPal(ctx, refund.captureId))) return refund;
  ctx.shop.checkpoint?.('refund.adopted');
  return fail(ctx, refund, error.issues[0] ?? `HTTP_${error.status}`);
};

const bookAnswer = async (ctx: Ctx, refund: Refund, { id: paypalRefundId, status }: PayPalRefund): Promise<Refund> => {
  if (status === 'PENDING') {
    await ctx.repo(Refund).update({ id: refund.id, status: RefundStatus.REQUESTED }, { paypalRefundId });
  } else if (status === 'COMPLETED') {
    const { paypalCaptureId } = await ctx.repo(Capture).findOneByOrFail({ id: refund.captureId });
    await recordOutsideRefund(ctx, { ...refund, amountMinor: providerMinor(refund), paypalCaptureId, paypalRefundId });
  } else {
    return fail(ctx, refund, status);
  }
  return ctx.repo(Refund).findOneByOrFail({ id: refund.id });
};

/** Has PayPal carry out a recorded refund and books the answer. Repeating it changes nothing. Still REQUESTED: PayPal is not done. */
export const refundAtPayPal = async (ctx: Ctx, refund: Refund): Promise<Refund> => {
  let answer: PayPalRefund;
  try {
    answer = await ask(ctx, refund);
  } catch (error) {
    return onRefusal(ctx, refund, error);
  }
  ctx.shop.checkpoint?.('refund.answered');
  return bookAnswer(ctx, refund, answer);
};
