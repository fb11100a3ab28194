import type { Ctx } from '../../core/context.ts';
import { Capture } from '../capture.entity.ts';
import type { Gateway, ToldRefund } from '../gateway.ts';
import { ProviderError } from '../provider-error.ts';
import { gatewayOf } from '../providers.ts';
import { recordOutsideRefund } from './outside-refund.service.ts';
import { completedSoFar } from './refund-record.service.ts';

/** The reason of a refund that somebody made on the provider's own pages. */
export const byHand = ({ name }: Gateway): string => `${name}: refund`;

interface Asked {
  readonly gateway: Gateway;
  readonly capture: Capture;
}

const adoptListed = async (ctx: Ctx, { gateway, capture }: Asked, refunds: readonly ToldRefund[]): Promise<void> => {
  const { paypalCaptureId } = capture;
  for (const { id: paypalRefundId, status, amountMinor, requestId } of refunds) {
    if (status !== 'COMPLETED' || amountMinor === null || amountMinor <= 0) continue;
    const reason = byHand(gateway);
    await recordOutsideRefund(ctx, { paypalCaptureId, paypalRefundId, requestId, amountMinor, reason });
  }
};

/** Everything went back, by whatever refund. */
const adoptRest = async (ctx: Ctx, { gateway, capture }: Asked): Promise<void> => {
  const { paypalCaptureId } = capture;
  const { status } = await gateway.readCapture(ctx.shop, paypalCaptureId);
  const amountMinor = capture.amountMinor - (await completedSoFar(ctx, capture.id)).minor;
  if (status !== 'REFUNDED' || amountMinor <= 0) return;
  const reason = byHand(gateway);
  await recordOutsideRefund(ctx, { paypalCaptureId, paypalRefundId: null, requestId: null, amountMinor, reason });
};

/**
 * Asks the provider what it has given back of a capture and books what the shop does not know. False: it could not be asked,
 * nothing may be decided. Must not be called inside a transaction.
 */
export const adoptRefunds = async (ctx: Ctx, captureId: string): Promise<boolean> => {
  const capture = await ctx.repo(Capture).findOneOrFail({ where: { id: captureId }, relations: { attempt: true } });
  const { way, paypalOrderId } = capture.attempt;
  const asked = { gateway: gatewayOf(way), capture };
  try {
    const listed = paypalOrderId ? await asked.gateway.refundsOf(ctx.shop, paypalOrderId, capture.paypalCaptureId) : [];
    await adoptListed(ctx, asked, listed);
    await adoptRest(ctx, asked);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return !error.uncertain;
  }
};
