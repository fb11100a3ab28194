import { expect, it } from 'vitest';
import { turnoverLimits, turnoverState } from '../../../server/accounting/turnover/turnover-limits.ts';

it.each([
  [0, 'BELOW'],
  [3_999_999, 'BELOW'],
  [4_000_000, 'NEAR'],
  [5_000_000, 'NEAR'],
  [5_000_001, 'NEXT_YEAR'],
  [6_250_000, 'NEXT_YEAR'],
  [6_250_001, 'AT_ONCE'],
])('a turnover of %i cents in Slovakia is %s', (net, state) => {
  expect(turnoverState(net, turnoverLimits('SK')!)).toBe(state);
});

it('has no limits where the law is not known', () => {
  expect(turnoverLimits('DE')).toBeNull();
});
