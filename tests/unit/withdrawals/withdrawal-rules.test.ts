import { describe, expect, it } from 'vitest';
import {
  daysLeft,
  deliveryBack,
  isOverdue,
  mayWait,
  periodEnd,
  refundDue,
  workingDaysAfter,
  type Clock,
} from '../../../server/withdrawals/withdrawal-rules.ts';
import {
  stepsFrom,
  stateBefore,
  WithdrawalState,
  WithdrawalStep,
  type Standing,
} from '../../../server/withdrawals/withdrawal-states.ts';

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

const standing = (state: WithdrawalState, changes: Partial<Standing> = {}): Standing => ({
  state,
  orderId: 'order',
  goodsAwaitedAt: null,
  goodsReceivedAt: null,
  inspectedAt: null,
  endedAt: null,
  handledAt: null,
  goodsToldAt: null,
  endToldAt: null,
  ...changes,
});

describe('the steps of a withdrawal', () => {
  it('end with the money: nothing is done with what is paid or on its way', () => {
    expect(stepsFrom(standing(WithdrawalState.REFUNDING))).toEqual([]);
    expect(stepsFrom(standing(WithdrawalState.REFUNDED))).toEqual([]);
  });

  it('are none of one that was marked as done, and only to reject or take back without an order', () => {
    const now = new Date();
    expect(stepsFrom(standing(WithdrawalState.RECEIVED, { handledAt: now }))).toEqual([]);
    const { REJECT, REVOKE } = WithdrawalStep;
    expect(stepsFrom(standing(WithdrawalState.RECEIVED, { orderId: null }))).toEqual([REJECT, REVOKE]);
  });

  it('lead back to where they were taken', () => {
    const now = new Date();
    const marks = { goodsAwaitedAt: now, goodsReceivedAt: now };
    expect(stateBefore(standing(WithdrawalState.REJECTED))).toBe('RECEIVED');
    expect(stateBefore(standing(WithdrawalState.REJECTED, { goodsAwaitedAt: now }))).toBe('AWAITING_GOODS');
    expect(stateBefore(standing(WithdrawalState.REJECTED, marks))).toBe('GOODS_RECEIVED');
    expect(stateBefore(standing(WithdrawalState.REJECTED, { ...marks, inspectedAt: now }))).toBe('INSPECTED');
    expect(stateBefore(standing(WithdrawalState.INSPECTED, marks))).toBe('GOODS_RECEIVED');
  });
});
