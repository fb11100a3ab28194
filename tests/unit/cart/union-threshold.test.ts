import { expect, it } from 'vitest';
import { exceedsThreshold, passesThreshold } from '../../../server/cart/union-threshold.ts';

const year = (netMinor: number, passed = false) => ({ netMinor, passed });

it.each([
  ['up to EUR 10,000 in a year', year(999_900), 100, false],
  ['by the sale that makes it a cent more', year(999_900), 101, true],
  ['by one sale alone', year(0), 1_000_001, true],
  ['by a sale after it was exceeded', year(1_000_001), 0, true],
])('the threshold is exceeded or not %s', (_what, standing, sale, exceeds) => {
  expect([exceedsThreshold(standing, sale), passesThreshold(standing, sale)]).toEqual([exceeds, exceeds]);
});

it('a sale is taxed abroad once the threshold was passed, however little this year sold', () => {
  expect([exceedsThreshold(year(0, true), 1), passesThreshold(year(0, true), 1)]).toEqual([false, true]);
});
