import type { IntlShape } from 'react-intl';
import { shopDay } from '../../lib/shop-day.ts';

/** So far back a month can be chosen. */
const MOST_MONTHS = 36;

/** `2026-11`, so many months before the current one where the shop is. */
export const monthBefore = (months: number): string => {
  const [year, month] = shopDay().split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7);
};

/** The months that can be chosen, the current one first. */
export const lastMonths = (): string[] => Array.from({ length: MOST_MONTHS }, (_, months) => monthBefore(months));

/** `November 2026`. */
export const monthName = (intl: IntlShape, month: string): string =>
  intl.formatDate(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric' });

/** A month or a quarter in an address. */
export const PERIOD = /^2\d{3}-(0[1-9]|1[0-2]|Q[1-4])$/;

/** The quarters that can be chosen, the current one first. */
export const lastQuarters = (): string[] => {
  const quarters = lastMonths().map((month) => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`);
  return [...new Set(quarters)];
};

/** `November 2026`, or `Q4 2026`. */
export const periodName = (intl: IntlShape, period: string): string =>
  period.includes('Q') ? `${period.slice(5)} ${period.slice(0, 4)}` : monthName(intl, period);
