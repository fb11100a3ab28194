import { describe, expect, it } from 'vitest';
import {
  ATTEMPT_LIFE_MS,
  AttemptState,
  isOpen,
  nextAskDelay,
  PaymentState,
  shownState,
} from '../../../server/payments/payment-state.ts';

describe('a payment', () => {
  it('shows every stored state to the buyer, a capture under way as still being checked', () => {
    for (const state of Object.values(AttemptState)) {
      expect(Object.values(PaymentState)).toContain(shownState(state));
    }
    expect(shownState(AttemptState.CAPTURING)).toBe(PaymentState.PENDING);
  });

  it('is open until PayPal has decided it', () => {
    const decided = Object.values(AttemptState).filter((state) => !isOpen(state));
    expect(decided.sort()).toEqual(['CANCELLED', 'FAILED', 'PAID', 'REFUNDED']);
  });

  it('is asked about ever less often, and at least six times before PayPal forgets it', () => {
    let age = 0;
    const delays: number[] = [];
    while (age < ATTEMPT_LIFE_MS) {
      delays.push(nextAskDelay(age));
      age += delays.at(-1)!;
    }
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(delays.length).toBeGreaterThan(6);
  });
});
