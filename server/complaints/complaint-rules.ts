import { dayOf, daysAfter, startOfDay } from '../core/text/format.ts';

/** What the law of a country says of goods and files that have a defect. */
export interface ComplaintRule {
  /** The seller answers for defects of goods that show within so many months of delivery. */
  readonly goodsMonths: number;
  /** The same of files that are supplied once. */
  readonly filesMonths: number;
  /** The defect is remedied, or the complaint refused, within so many days of it. */
  readonly remedyDays: number;
}

/**
 * Where a country asks for no more: 24 months (Directive (EU) 2019/771, art. 10 (1); Directive (EU) 2019/770, art. 11 (2)). It says
 * "a reasonable time" for the remedy (art. 14 (1) b); the 30 days are what our terms promise every buyer.
 */
const UNION: ComplaintRule = { goodsMonths: 24, filesMonths: 24, remedyDays: 30 };

/**
 * By country of the buyer, whose mandatory law holds (Regulation (EC) 593/2008, art. 6 (2)). Where the seller's own law promises more,
 * the terms carry it to everybody.
 *
 * SK: Civil Code, § 620 (24 months), § 622 (a written confirmation without delay, with the day of the remedy: at most 30 days unless an
 * objective reason beyond the seller's control asks for longer; a refusal with its reasons in writing), § 623 and 624 (remedies), § 852a and
 * following (files), as amended by Act 108/2024. CZ: Civil Code, § 2165; Act 634/1992, § 19 (30 days). ES: Royal Legislative
 * Decree 1/2007, art. 120 (3 years for goods, 2 for files). PT: Decree-Law 84/2021, art. 12 and 18 (3 years, 30 days). SE: Act
 * 2022:260 (3 years). FR: Code de la consommation, L217-3 and L217-10 (30 days).
 */
const RULES: Readonly<Record<string, ComplaintRule>> = {
  SK: UNION,
  CZ: UNION,
  FR: UNION,
  ES: { ...UNION, goodsMonths: 36 },
  PT: { ...UNION, goodsMonths: 36 },
  SE: { ...UNION, goodsMonths: 36, filesMonths: 36 },
};

/** The rule of a country; one without an entry has what the whole Union has. */
export const complaintRule = (country: string): ComplaintRule => RULES[country] ?? UNION;

/** The longest that a remedy may be put off for an objective reason, in days from the complaint: a bound of ours, no law's. */
export const MOST_DAYS = 120;

const monthsAfter = (day: string, months: number): string => {
  const [year, month, date] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year!, month! - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year!, month! - 1 + months, Math.min(date!, last))).toISOString().slice(0, 10);
};

/** The end of the last day on which a defect may show that the seller answers for; the day of delivery is none of the months. */
export const liabilityEnd = (arrivedOn: string, months: number): Date =>
  startOfDay(daysAfter(monthsAfter(arrivedOn, months), 1));

interface SoldLine {
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly quantity: number;
}

/** What units of a line were sold for, discounts taken off, in minor units. */
export const worthOf = ({ subtotalMinor, discountMinor, quantity }: SoldLine, units: number): number =>
  Math.round(((subtotalMinor - discountMinor) * units) / quantity);

/** Whether the remedy is late. */
export const isComplaintOverdue = ({ dueAt, endedAt }: { dueAt: Date; endedAt: Date | null }, now: Date): boolean =>
  endedAt === null && now >= dueAt;

/** The last day until which the remedy is due, such as 2026-12-27. */
export const lastDay = (dueAt: Date): string => daysAfter(dayOf(dueAt), -1);
