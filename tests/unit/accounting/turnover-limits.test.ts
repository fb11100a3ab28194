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
  expect(turnoverState({ netMinor: net, lastYearMinor: 5_000_000 }, turnoverLimits('SK')!)).toBe(state);
});

it.each([0, 6_250_001])('a last year above the lower limit comes before this one’s %i cents', (netMinor) => {
  expect(turnoverState({ netMinor, lastYearMinor: 5_000_001 }, turnoverLimits('SK')!)).toBe('LAST_YEAR');
});

it('has no limits where the law is not known', () => {
  expect(turnoverLimits('DE')).toBeNull();
});
