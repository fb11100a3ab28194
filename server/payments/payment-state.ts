import { HOUR_MS, MINUTE_MS } from '../core/time.ts';

/** States of one attempt as stored. CAPTURING is shown to the buyer as PENDING: money may or may not have moved. */
export enum AttemptState {
  CREATED = 'CREATED',
  APPROVED = 'APPROVED',
  CAPTURING = 'CAPTURING',
  PENDING = 'PENDING',
  PAID = 'PAID',
  DECLINED = 'DECLINED',
  CANCELLED = 'CANCELLED',
  FAILED = 'FAILED',
  REFUNDED = 'REFUNDED',
}

/** States of one attempt as the buyer sees them. */
export enum PaymentState {
  CREATED = 'CREATED',
  APPROVED = 'APPROVED',
  PENDING = 'PENDING',
  PAID = 'PAID',
  DECLINED = 'DECLINED',
  CANCELLED = 'CANCELLED',
  FAILED = 'FAILED',
  REFUNDED = 'REFUNDED',
}

/** Not decided yet: PayPal is asked about these until it answers. */
export const OPEN_STATES: readonly AttemptState[] = [
  AttemptState.CREATED,
  AttemptState.APPROVED,
  AttemptState.CAPTURING,
  AttemptState.PENDING,
  AttemptState.DECLINED,
];

/** Money is moving or has moved: no other attempt of the same order may be captured. */
export const HOLDING_STATES: readonly AttemptState[] = [
  AttemptState.CAPTURING,
  AttemptState.PENDING,
  AttemptState.PAID,
];

export const isOpen = (state: AttemptState): boolean => OPEN_STATES.includes(state);

export const shownState = (state: AttemptState): PaymentState =>
  state === AttemptState.CAPTURING ? PaymentState.PENDING : (state as unknown as PaymentState);

/** PayPal forgets the request id of an order or capture call after six hours. */
export const REQUEST_ID_LIFE_MS = 6 * HOUR_MS;
/** A buyer may approve for three hours; a new attempt is made a little before that ends. */
export const APPROVAL_LIFE_MS = 3 * HOUR_MS - 10 * MINUTE_MS;
/** Three hours to approve and three to capture: afterwards nothing can be charged any more. */
export const ATTEMPT_LIFE_MS = 6 * HOUR_MS + 10 * MINUTE_MS;
/** How long one process may be busy with a capture before another may take over. Longer than the client's timeouts. */
export const CAPTURE_LEASE_MS = 45_000;

/** When PayPal is asked next about an attempt of this age: every 2 minutes at first, every hour later. */
export const nextAskDelay = (ageMs: number): number => {
  if (ageMs < 10 * MINUTE_MS) return 2 * MINUTE_MS;
  if (ageMs < HOUR_MS) return 10 * MINUTE_MS;
  return HOUR_MS;
};
