import type { Ctx } from '../core/context.ts';
import type { ToldPayment } from './gateway.ts';
import type { PaymentAttempt } from './payment-attempt.entity.ts';
import { ProviderError } from './provider-error.ts';
import { gatewayOf } from './providers.ts';

/**
 * Lets go at the provider of a payment that the shop will not take, and tells how it stood; null where that is not known. Its
 * silence is no trouble: what nobody captures lapses there by itself. Must not be called inside a transaction.
 */
export const letGo = async (ctx: Ctx, { id, way, paypalOrderId }: PaymentAttempt): Promise<ToldPayment | null> => {
  const { release } = gatewayOf(way);
  if (!release || !paypalOrderId) return null;
  try {
    return await release(ctx.shop, paypalOrderId);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.shop.logger.warn({ attemptId: id, status: error.status, issues: error.issues }, 'a payment was not let go of');
    return null;
  }
};
