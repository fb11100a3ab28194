import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { recordDispute } from './dispute-record.service.ts';
import { getDispute, listDisputes, type PayPalDispute } from '../paypal/paypal-disputes.ts';
import { ProviderError } from '../provider-error.ts';

/** Null: PayPal shows no such dispute. */
const asked = async (ctx: Ctx, disputeId: string): Promise<PayPalDispute | null> => {
  try {
    return await getDispute(ctx.shop, disputeId);
  } catch (error) {
    if (error instanceof ProviderError && error.status === 404) return null;
    throw error;
  }
};

/**
 * Asks PayPal how a dispute stands and writes it down; what an event told counts only when PayPal shows the dispute no
 * longer. Throws ProviderError, PAYMENT_NOT_FOUND. Must not be called inside a transaction.
 */
export const lookAtDispute = async (ctx: Ctx, disputeId: string, event: PayPalDispute | null = null): Promise<void> => {
  const told = (await asked(ctx, disputeId)) ?? event;
  if (told) await recordDispute(ctx, told);
};

const isForeign = (error: unknown): boolean => error instanceof AppError && error.code === ErrorCode.PAYMENT_NOT_FOUND;

/**
 * The same for what changed since a moment, 50 at most; a dispute about a payment that is not the shop's is passed over. Throws
 * ProviderError. Must not be called inside a transaction.
 */
export const lookAtChangedDisputes = async (ctx: Ctx, changedSince: Date): Promise<void> => {
  for (const disputeId of await listDisputes(ctx.shop, { changedSince }))
    await lookAtDispute(ctx, disputeId).catch((error: unknown) => {
      if (!isForeign(error)) throw error;
    });
};

/** The same for all disputes about a capture. False: PayPal lists none. */
export const lookAtDisputes = async (ctx: Ctx, captureId: string): Promise<boolean> => {
  const disputeIds = await listDisputes(ctx.shop, { captureId });
  for (const disputeId of disputeIds) await lookAtDispute(ctx, disputeId);
  return disputeIds.length > 0;
};
