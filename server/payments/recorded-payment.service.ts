import type { Ctx } from '../core/context.ts';
import { dueMinor } from '../orders/due.ts';
import type { Order } from '../orders/order.entity.ts';
import type { PaymentWay } from '../orders/payment-way.ts';
import { Capture } from './capture.entity.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';
import { AttemptState } from './payment-state.ts';

interface Recorded {
  readonly way: PaymentWay;
  /** The provider's id of the payment: a second one under it is refused. */
  readonly paymentId: string;
}

/**
 * Stores that all that is due of an order came outside of the shop: attempt and capture, as of a payment by PayPal. Book it by
 * `bookReceived` in the same transaction. Needs the locks of the order and its attempts.
 */
export const recordPayment = async (ctx: Ctx, order: Order, { way, paymentId }: Recorded): Promise<PaymentAttempt> => {
  const { id: orderId, currency } = order;
  const now = ctx.shop.clock.now();
  const sum = { amountMinor: dueMinor(order), currency };
  const state = AttemptState.CREATED;
  const attempt = ctx
    .repo(PaymentAttempt)
    .create({ ...sum, orderId, way, state, requestId: paymentId, createdAt: now });
  await ctx.repo(PaymentAttempt).insert(attempt);
  await ctx.repo(Capture).insert({
    ...sum,
    paypalCaptureId: paymentId,
    attemptId: attempt.id,
    feeMinor: null,
    status: 'COMPLETED',
    pendingReason: null,
    recordedAt: now,
  });
  return attempt;
};
