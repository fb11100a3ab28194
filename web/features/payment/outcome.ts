import type { OrderStatus, PaymentState } from '../../codegen/schema.gen.ts';

/** What the buyer is told. `unknown`: the shop does not know yet and says so. */
export type Verdict = 'paid' | 'pending' | 'unknown' | 'declined' | 'cancelled' | 'failed' | 'expired' | 'refunded';

/** One verdict from the state of the payment and the state of its order. Nothing is called unpaid before it is decided. */
export const verdictOf = (state: PaymentState, orderStatus: OrderStatus): Verdict => {
  if (state === 'PAID') return 'paid';
  if (state === 'REFUNDED') return 'refunded';
  if (state === 'PENDING') return 'pending';
  if (state === 'APPROVED') return 'unknown';
  if (orderStatus === 'EXPIRED') return 'expired';
  if (state === 'DECLINED') return 'declined';
  if (state === 'FAILED') return 'failed';
  if (state === 'CANCELLED' || orderStatus === 'CANCELLED') return 'cancelled';
  return 'unknown';
};

/** True while asking again can change the answer. */
export const isOpen = (verdict: Verdict): boolean => verdict === 'unknown' || verdict === 'pending';
