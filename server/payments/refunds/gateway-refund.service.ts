import { transaction, type Ctx } from '../../core/context.ts';
import { Capture } from '../capture.entity.ts';
import type { Gateway, ToldRefund } from '../gateway.ts';
import { keepCard } from '../gift-card/sold-card.service.ts';
import { ProviderError } from '../provider-error.ts';
import { recordOutsideRefund } from './outside-refund.service.ts';
import { adoptRefunds } from './refund-check.service.ts';
import { providerMinor, Refund, RefundStatus } from './refund.entity.ts';

const giveUp = (ctx: Ctx, refund: Refund, changes: Partial<Refund>): Promise<boolean> =>
  transaction(ctx, async (tx) => {
    const { affected } = await tx.repo(Refund).update({ id: refund.id, status: RefundStatus.REQUESTED }, changes);
    if (affected) await keepCard(tx, refund);
    return Boolean(affected);
  });

const fail = async (ctx: Ctx, refund: Refund, failure: string): Promise<Refund> => {
  const changes = { status: RefundStatus.FAILED, failure, decidedAt: ctx.shop.clock.now() };
  if (!(await giveUp(ctx, refund, changes))) return ctx.repo(Refund).findOneByOrFail({ id: refund.id });
  ctx.shop.logger.error({ alert: 'refund', refundId: refund.id, failure }, 'a refund was refused: needs a person');
  return Object.assign(refund, changes);
};

/** Made by the shop itself: its reason is a code for people at work, not for the buyer. */
const isAutomatic = ({ requestId }: Pick<Refund, 'requestId'>): boolean => requestId.startsWith('automatic:');

const ask = async (ctx: Ctx, refund: Refund, gateway: Gateway): Promise<ToldRefund> => {
  if (refund.paypalRefundId) return gateway.readRefund(ctx.shop, refund.paypalRefundId);
  const { paypalCaptureId } = await ctx.repo(Capture).findOneByOrFail({ id: refund.captureId });
  const { requestId, reason } = refund;
  return gateway.refund(ctx.shop, {
    captureId: paypalCaptureId,
    amountMinor: providerMinor(refund),
    requestId,
    note: isAutomatic(refund) ? null : reason,
  });
};

/** Before a refused refund is given up: what the provider has given back meanwhile is booked, maybe as this very refund. */
const onRefusal = async (ctx: Ctx, refund: Refund, error: unknown): Promise<Refund> => {
  if (!(error instanceof ProviderError)) throw error;
  if (error.uncertain || !(await adoptRefunds(ctx, refund.captureId))) return refund;
  ctx.shop.checkpoint?.('refund.adopted');
  return fail(ctx, refund, error.issues[0] ?? `HTTP_${error.status}`);
};

const bookAnswer = async (ctx: Ctx, refund: Refund, { id: paypalRefundId, status }: ToldRefund): Promise<Refund> => {
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

/** Has a provider carry out a recorded refund and books the answer. Repeating it changes nothing. Still REQUESTED: it is not done. */
export const refundByGateway = async (ctx: Ctx, refund: Refund, gateway: Gateway): Promise<Refund> => {
  let answer: ToldRefund;
  try {
    answer = await ask(ctx, refund, gateway);
  } catch (error) {
    return onRefusal(ctx, refund, error);
  }
  ctx.shop.checkpoint?.('refund.answered');
  return bookAnswer(ctx, refund, answer);
};
