import { describe, expect, it } from 'vitest';
import {
  APPROVAL_LIFE_MS,
  ATTEMPT_LIFE_MS,
  AttemptState,
  HOLDING_STATES,
  isOpen,
  nextAskDelay,
  PaymentState,
  REQUEST_ID_LIFE_MS,
  shownState,
} from '../../../server/payments/payment-state.ts';

describe('a payment', () => {
  it('shows every stored state to the buyer, a capture under way as still being checked', () => {
    for (const state of Object.values(AttemptState)) {
      expect(Object.values(PaymentState)).toContain(shownState(state));
    }
    const others = Object.values(AttemptState).filter((state) => state !== AttemptState.CAPTURING);
    expect(others.map(shownState)).toEqual(others);
    expect(shownState(AttemptState.CAPTURING)).toBe(PaymentState.PENDING);
  });

  it('keeps any other of its order from being captured while money moves or has moved', () => {
    expect([...HOLDING_STATES].sort()).toEqual(['CAPTURING', 'PAID', 'PENDING']);
  });

  it('may be approved for a little less than three hours, is known to PayPal for six, and is given up after that', () => {
    const minutes = [APPROVAL_LIFE_MS, REQUEST_ID_LIFE_MS, ATTEMPT_LIFE_MS].map((life) => life / 60_000);
    expect(minutes).toEqual([170, 360, 370]);
  });

  it.each([
    [0, 2],
    [9.99, 2],
    [10, 10],
    [59.99, 10],
    [60, 60],
    [300, 60],
  ])('of %d minutes is asked about again after %d', (age, delay) => {
    expect(nextAskDelay(age * 60_000)).toBe(delay * 60_000);
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
