import { DAY_MS } from '../../core/time.ts';
import type { SalesOfDay } from '../../orders/sales.queries.ts';

/** The ISO day so many days after another one; before it for a negative number. */
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Sums of a period, in minor units. */
export interface Figures {
  readonly orders: number;
  /** Paid less refunded. */
  readonly revenueMinor: number;
  /** Revenue per paid order; null without orders. */
  readonly averageMinor: number | null;
  /** Kits' part of the goods sold, 0 to 1; null when nothing was sold. */
  readonly kitsShare: number | null;
}

const sum = (days: readonly SalesOfDay[], of: (day: SalesOfDay) => number): number =>
  days.reduce((total, day) => total + of(day), 0);

const shareOf = (kits: number, files: number): number | null => {
  const [k, f] = [Math.max(0, kits), Math.max(0, files)];
  return k + f === 0 ? null : k / (k + f);
};

export const figuresOf = (days: readonly SalesOfDay[]): Figures => {
  const orders = sum(days, (day) => day.orders);
  const revenueMinor = sum(days, (day) => day.paidMinor - day.refundedMinor);
  return {
    orders,
    revenueMinor,
    averageMinor: orders === 0 ? null : Math.round(revenueMinor / orders),
    kitsShare: shareOf(
      sum(days, (day) => day.kitsMinor),
      sum(days, (day) => day.filesMinor),
    ),
  };
};

export interface WeekSales {
  /** ISO 8601 number. */
  readonly week: number;
  /** Its Monday. */
  readonly start: string;
  readonly revenueMinor: number;
}

const mondayOf = (day: string): string => shiftDay(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The week belongs to the year of its Thursday. */
const weekNumber = (monday: string): number => {
  const thursday = shiftDay(monday, 3);
  return 1 + Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / (7 * DAY_MS));
};

/** The Monday with which the last `count` weeks up to `today` begin. */
export const firstMonday = (today: string, count: number): string => shiftDay(mondayOf(today), -7 * (count - 1));

/** The last `count` weeks, oldest first; the last one is that of `today` and may not be over. */
export const weeksOf = (days: readonly SalesOfDay[], today: string, count: number): WeekSales[] =>
  Array.from({ length: count }, (_, i) => {
    const start = shiftDay(firstMonday(today, count), 7 * i);
    const inWeek = days.filter(({ day }) => day >= start && day < shiftDay(start, 7));
    return { week: weekNumber(start), start, revenueMinor: figuresOf(inWeek).revenueMinor };
  });
