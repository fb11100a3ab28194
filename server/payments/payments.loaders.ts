import { In } from 'typeorm';
import { defineLoader, grouped } from '../core/loader.ts';
import { countingAttempt } from './payment-attempts.service.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';

/** The attempt of an order that counts (`countingAttempt`) among those that PayPal knows. */
export const attemptOfOrder = defineLoader<string, PaymentAttempt | null>(async (ctx, orderIds) => {
  const rows = await ctx.repo(PaymentAttempt).find({ where: { orderId: In([...orderIds]) }, order: { id: 'DESC' } });
  const known = rows.filter(({ paypalOrderId, approveUrl }) => paypalOrderId !== null && approveUrl !== null);
  return grouped(orderIds, known, ({ orderId }) => orderId).map((attempts) => countingAttempt(attempts) ?? null);
});
