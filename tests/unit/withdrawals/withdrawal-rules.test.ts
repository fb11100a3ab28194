import { describe, expect, it } from 'vitest';
import {
  daysLeft,
  daysUntil,
  deliveryBack,
  dueAfter,
  isOverdue,
  mayWait,
  periodEnd,
  refundDue,
  workingDaysAfter,
  type Clock,
} from '../../../server/withdrawals/withdrawal-rules.ts';
import { WithdrawalState } from '../../../server/withdrawals/withdrawal-states.ts';

const at = (text: string): Date => new Date(text);

describe('the period to withdraw', () => {
  it.each([
    ['ends after the 14th day', '2026-11-03', '2026-11-17T23:00:00Z'],
    ['moves on from a Saturday to the end of Monday', '2026-10-31', '2026-11-16T23:00:00Z'],
    ['moves on from a Sunday to the end of Monday', '2026-11-01', '2026-11-16T23:00:00Z'],
    ['follows the clock of the shop in summer', '2026-06-01', '2026-06-15T22:00:00Z'],
    ['is as long when the clocks are changed in it', '2026-10-20', '2026-11-03T23:00:00Z'],
  ])('%s', (_what, arrived, end) => {
    expect(periodEnd(arrived).toISOString()).toBe(end.replace('Z', '.000Z'));
  });

  it('counts the way by working days', () => {
    expect(workingDaysAfter('2026-11-26', 0)).toBe('2026-11-26');
    expect(workingDaysAfter('2026-11-26', 1)).toBe('2026-11-27');
    expect(workingDaysAfter('2026-11-26', 2)).toBe('2026-11-30');
    expect(workingDaysAfter('2026-11-28', 1)).toBe('2026-11-30');
  });
});

const clock = (changes: Partial<Clock> = {}): Clock => ({
  state: WithdrawalState.RECEIVED,
  receivedAt: at('2026-11-01T10:00:00Z'),
  sentBackAt: null,
  goodsReceivedAt: null,
  handledAt: null,
  ...changes,
});

describe('the clock of the money', () => {
  it('runs out with the 14th day after the statement', () => {
    expect(refundDue(clock().receivedAt)).toEqual(at('2026-11-15T23:00:00Z'));
    expect(daysLeft(clock(), at('2026-11-01T11:00:00Z'))).toBe(14);
    expect(daysLeft(clock(), at('2026-11-15T22:59:00Z'))).toBe(0);
    expect(daysLeft(clock(), at('2026-11-15T23:00:00Z'))).toBe(-1);
    expect(isOverdue(clock(), at('2026-11-15T22:59:00Z'))).toBe(false);
    expect(isOverdue(clock(), at('2026-11-15T23:00:00Z'))).toBe(true);
  });

  it('waits for the goods or for proof that they were sent, once the buyer was asked for them', () => {
    const late = at('2026-12-01T10:00:00Z');
    const asked = clock({ state: WithdrawalState.AWAITING_GOODS });
    expect([mayWait(asked), isOverdue(asked, late)]).toEqual([true, false]);
    const sent = { ...asked, sentBackAt: late };
    expect([mayWait(sent), isOverdue(sent, late)]).toEqual([false, true]);
    const here = clock({ state: WithdrawalState.GOODS_RECEIVED, goodsReceivedAt: late });
    expect(isOverdue(here, late)).toBe(true);
    expect(isOverdue({ ...here, handledAt: late }, late)).toBe(false);
    expect(daysLeft({ ...here, handledAt: late }, late)).toBeNull();
    expect(mayWait({ ...asked, goodsReceivedAt: late })).toBe(false);
  });

  it('counts whole days of the shop, also over the change of its clocks', () => {
    expect(dueAfter(at('2026-10-20T22:30:00Z'), 7)).toEqual(at('2026-10-28T23:00:00Z'));
    expect(daysUntil(dueAfter(at('2026-10-20T10:00:00Z'), 30), at('2026-10-20T10:00:00Z'))).toBe(30);
  });
});

describe('what comes back of the delivery', () => {
  const order = { whole: true, paidMinor: 690, isBack: false, cheapestMinor: 390, feeMinor: 0 };
  it.each([
    ['at most the cheapest delivery', {}, 390],
    ['no more than was paid', { paidMinor: 250 }, 250],
    ['nothing where the cheapest would have been free', { cheapestMinor: 0 }, 0],
    ['nothing for a part of the order', { whole: false }, 0],
    ['nothing where it went back before', { isBack: true }, 0],
    ['the fee for cash on delivery too', { feeMinor: 150 }, 540],
    ['nothing of the fee for a part', { feeMinor: 150, whole: false }, 0],
    ['all where no price is known any more', { cheapestMinor: null }, 690],
  ])('is %s', (_what, changes, minor) => {
    expect(deliveryBack({ ...order, ...changes })).toBe(minor);
  });
});
