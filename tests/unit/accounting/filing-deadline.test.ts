import { expect, it } from 'vitest';
import { periodOf } from '../../../server/accounting/period.ts';
import { deadlineOf, easterOf } from '../../../server/accounting/returns/filing-deadline.ts';

it.each([
  ['2026-10', '2026-11-25'],
  ['2026-09', '2026-10-26'],
  ['2026-11', '2026-12-28'],
  ['2026-Q4', '2027-01-25'],
  ['2011-03', '2011-04-26'],
])('the returns of %s are filed by %s: on the next working day where the 25th is none', (period, day) => {
  expect(deadlineOf(periodOf(period))).toBe(day);
});

it.each(['2011-04-24', '2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25'])(
  'Easter is on %s',
  (day) => {
    expect(easterOf(Number(day.slice(0, 4)))).toBe(day);
  },
);
