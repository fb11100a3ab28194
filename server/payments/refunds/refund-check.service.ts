import type { Ctx } from '../../core/context.ts';
import { Capture } from '../capture.entity.ts';
import { PaymentAttempt } from '../payment-attempt.entity.ts';
import { getCapture, getOrder } from '../paypal/paypal-calls.ts';
import { ProviderError } from '../provider-error.ts';
import type { PayPalRefund } from '../paypal/paypal-schemas.ts';
import { minorOf } from '../paypal/paypal-verdict.ts';
import { recordOutsideRefund } from './outside-refund.service.ts';
import { completedSoFar } from './refund-record.service.ts';
import { captureIdOf } from '../webhooks/webhook-event.ts';

/** The reason of a refund that somebody made at PayPal. */
export const BY_HAND = 'PayPal: refund';

/** What PayPal's order lists; empty when PayPal no longer shows the order. */
const listedRefunds = async (ctx: Ctx, capture: Capture): Promise<PayPalRefund[]> => {
  const { paypalOrderId } = await ctx.repo(PaymentAttempt).findOneByOrFail({ id: capture.attemptId });
  if (!paypalOrderId) return [];
  try {
    const { purchase_units: units = [] } = await getOrder(ctx.shop, paypalOrderId);
    const all = units.flatMap(({ payments }) => payments?.refunds ?? []);
    const captures = units.flatMap(({ payments }) => payments?.captures ?? []);
    return all.filter(({ links = [] }) => (captureIdOf({ links }) ?? captures[0]?.id) === capture.paypalCaptureId);
  } catch (error) {
    if (error instanceof ProviderError && !error.uncertain && error.status === 404) return [];
    throw error;
  }
};

const adoptListed = async (ctx: Ctx, { paypalCaptureId }: Capture, refunds: readonly PayPalRefund[]): Promise<void> => {
  for (const { id: paypalRefundId, status, amount, invoice_id: requestId = null } of refunds) {
    const amountMinor = amount ? minorOf(amount) : 0;
    if (status !== 'COMPLETED' || amountMinor <= 0) continue;
    await recordOutsideRefund(ctx, { paypalCaptureId, paypalRefundId, requestId, amountMinor, reason: BY_HAND });
  }
};

/** Everything went back, by whatever refund. */
const adoptRest = async (ctx: Ctx, capture: Capture): Promise<void> => {
  const { status } = await getCapture(ctx.shop, capture.paypalCaptureId);
  const amountMinor = capture.amountMinor - (await completedSoFar(ctx, capture.id)).minor;
  if (status !== 'REFUNDED' || amountMinor <= 0) return;
  const { paypalCaptureId } = capture;
  const outside = { paypalCaptureId, paypalRefundId: null, requestId: null, amountMinor, reason: BY_HAND };
  await recordOutsideRefund(ctx, outside);
};

/**
 * Asks PayPal what it has given back of a capture and books what the shop does not know. False: PayPal could not be asked,
 * nothing may be decided. Must not be called inside a transaction.
 */
export const adoptFromPayPal = async (ctx: Ctx, captureId: string): Promise<boolean> => {
  const capture = await ctx.repo(Capture).findOneByOrFail({ id: captureId });
  try {
    await adoptListed(ctx, capture, await listedRefunds(ctx, capture));
    await adoptRest(ctx, capture);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return !error.uncertain;
  }
};
