import type { Ctx } from '../core/context.ts';
import { recordDispute } from './disputes.recording.ts';
import { getDispute, listDisputes, type PayPalDispute } from './paypal.disputes.ts';
import { PayPalError } from './paypal.error.ts';

/** Null: PayPal shows no such dispute. */
const asked = async (ctx: Ctx, disputeId: string): Promise<PayPalDispute | null> => {
  try {
    return await getDispute(ctx.shop, disputeId);
  } catch (error) {
    if (error instanceof PayPalError && error.status === 404) return null;
    throw error;
  }
};

/**
 * Asks PayPal how a dispute stands and writes it down; what an event told counts only when PayPal shows the dispute no
 * longer. Throws PayPalError, PAYMENT_NOT_FOUND. Must not be called inside a transaction.
 */
export const lookAtDispute = async (ctx: Ctx, disputeId: string, event: PayPalDispute | null = null): Promise<void> => {
  const told = (await asked(ctx, disputeId)) ?? event;
  if (told) await recordDispute(ctx, told);
};

/** The same for all disputes about a capture. False: PayPal lists none. */
export const lookAtDisputes = async (ctx: Ctx, captureId: string): Promise<boolean> => {
  const disputeIds = await listDisputes(ctx.shop, { captureId });
  for (const disputeId of disputeIds) await lookAtDispute(ctx, disputeId);
  return disputeIds.length > 0;
};
