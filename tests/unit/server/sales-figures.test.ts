import { describe, expect, it } from 'vitest';
import { figuresOf, firstMonday, shiftDay, weeksOf } from '../../../server/admin/dashboard/sales-figures.ts';
import type { SalesOfDay } from '../../../server/orders/sales.queries.ts';

const day = (day: string, changes: Partial<SalesOfDay> = {}): SalesOfDay => ({
  day,
  orders: 1,
  paidMinor: 1000,
  refundedMinor: 0,
  kitsMinor: 600,
  filesMinor: 200,
  ...changes,
});

describe('the figures of a period', () => {
  it('are what was paid less what was refunded, and the average of that', () => {
    const days = [day('2026-11-21'), day('2026-11-22', { orders: 2, paidMinor: 3001, refundedMinor: 400 })];
    expect(figuresOf(days)).toEqual({ orders: 3, revenueMinor: 3601, averageMinor: 1200, kitsShare: 0.75 });
  });

  it('name no average and no share where nothing was sold', () => {
    expect(figuresOf([])).toEqual({ orders: 0, revenueMinor: 0, averageMinor: null, kitsShare: null });
  });

  it('may be below zero, where more went back than came in, but no share is', () => {
    const back = day('2026-11-22', { orders: 0, paidMinor: 0, refundedMinor: 900, kitsMinor: -700, filesMinor: 200 });
    expect(figuresOf([back])).toEqual({ orders: 0, revenueMinor: -900, averageMinor: null, kitsShare: 0 });
  });
});

describe('weeks', () => {
  it('begin on Mondays and end with the one that holds today', () => {
    expect(firstMonday('2026-11-22', 8)).toBe('2026-09-28');
    expect(firstMonday('2026-11-23', 1)).toBe('2026-11-23');
    const weeks = weeksOf([day('2026-11-15'), day('2026-11-16'), day('2026-11-22')], '2026-11-22', 2);
    expect(weeks).toEqual([
      { week: 46, start: '2026-11-09', revenueMinor: 1000 },
      { week: 47, start: '2026-11-16', revenueMinor: 2000 },
    ]);
  });

  it.each([
    ['2021-01-03', 53],
    ['2021-01-04', 1],
    ['2024-12-30', 1],
    ['2026-12-31', 53],
    ['2027-01-04', 1],
  ])('are numbered as ISO 8601 does: %s is in week %i', (today, week) => {
    expect(weeksOf([], today, 1)[0]!.week).toBe(week);
  });

  it('count days over the change of the clocks', () => {
    expect(shiftDay('2026-10-26', -1)).toBe('2026-10-25');
    expect(shiftDay('2026-03-28', 2)).toBe('2026-03-30');
  });
});
