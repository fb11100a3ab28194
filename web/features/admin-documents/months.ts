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
