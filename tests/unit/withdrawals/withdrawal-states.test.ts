import { describe, expect, it } from 'vitest';
import {
  CLAIMING,
  hasEnded,
  isPaidBack,
  isTold,
  stateBefore,
  stepsFrom,
  WithdrawalState,
  type Standing,
} from '../../../server/withdrawals/withdrawal-states.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
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
const ended = { endedAt: NOW, handledAt: NOW };

describe('the steps that can be taken', () => {
  it.each([
    ['RECEIVED', {}, ['ACCEPT', 'REJECT', 'REVOKE']],
    ['AWAITING_GOODS', {}, ['SENT', 'RECEIVE', 'REJECT', 'REVOKE', 'UNDO']],
    ['GOODS_RECEIVED', {}, ['INSPECT', 'REJECT', 'UNDO']],
    ['INSPECTED', {}, ['REFUND', 'REJECT', 'UNDO']],
    ['REFUNDING', {}, []],
    ['REFUNDED', ended, []],
    ['REJECTED', ended, ['UNDO']],
    ['REVOKED', ended, ['UNDO']],
    ['RECEIVED', { orderId: null }, ['REJECT', 'REVOKE']],
    ['REJECTED', { ...ended, orderId: null }, ['UNDO']],
    ['RECEIVED', { handledAt: NOW }, []],
    ['AWAITING_GOODS', { handledAt: NOW }, []],
  ] as const)('of one that is %s %j are %j', (state, changes, steps) => {
    expect(stepsFrom(standing(WithdrawalState[state], changes))).toEqual(steps);
  });
});

describe('the state before', () => {
  const marks = { goodsAwaitedAt: NOW, goodsReceivedAt: NOW, inspectedAt: NOW };
  it.each([
    ['INSPECTED', marks, 'GOODS_RECEIVED'],
    ['GOODS_RECEIVED', marks, 'AWAITING_GOODS'],
    ['AWAITING_GOODS', marks, 'RECEIVED'],
    ['REJECTED', marks, 'INSPECTED'],
    ['REJECTED', { ...marks, inspectedAt: null }, 'GOODS_RECEIVED'],
    ['REVOKED', { goodsAwaitedAt: NOW }, 'AWAITING_GOODS'],
    ['REVOKED', {}, 'RECEIVED'],
  ] as const)('of %s is %j → %s', (state, changes, before) => {
    expect(stateBefore(standing(WithdrawalState[state], changes))).toBe(before);
  });
});

it('a step stays once the buyer was told of it', () => {
  const told = (state: WithdrawalState, changes: Partial<Standing> = {}) => isTold(standing(state, changes));
  const { GOODS_RECEIVED, INSPECTED, REJECTED, REVOKED } = WithdrawalState;
  expect([told(GOODS_RECEIVED), told(GOODS_RECEIVED, { goodsToldAt: NOW })]).toEqual([false, true]);
  expect([told(REJECTED), told(REJECTED, { endToldAt: NOW })]).toEqual([false, true]);
  expect(told(GOODS_RECEIVED, { endToldAt: NOW })).toBe(false);
  expect(told(REJECTED, { goodsToldAt: NOW })).toBe(false);
  expect(told(INSPECTED, { goodsToldAt: NOW, endToldAt: NOW })).toBe(false);
  expect(told(REVOKED, { endToldAt: NOW })).toBe(false);
});

it('units are claimed from the acceptance until the money is under way, which then counts them', () => {
  const having = (test: (state: WithdrawalState) => boolean) => Object.values(WithdrawalState).filter(test);
  expect(having((state) => CLAIMING.includes(state))).toEqual(['AWAITING_GOODS', 'GOODS_RECEIVED', 'INSPECTED']);
  expect(having(isPaidBack)).toEqual(['REFUNDING', 'REFUNDED']);
  expect([hasEnded({ endedAt: null }), hasEnded({ endedAt: NOW })]).toEqual([false, true]);
});
