/**
 * Limits of a calendar year's turnover at home without VAT, in cents: what a seller who is no payer of VAT may sell. Goods that are
 * sent out of the Union count, for they leave from home; files for buyers there do not (Directive 2006/112/EC as amended by
 * (EU) 2020/285, art. 288 par. 1 point (c) with art. 146, 31, 32 and 58). What is taxed in another member state counts there.
 */
export interface TurnoverLimits {
  /** Above it the seller is a payer from 1 January of the next year. */
  readonly nextYearMinor: number;
  /** The supply that goes above it makes the seller a payer at once. */
  readonly atOnceMinor: number;
}

/**
 * By the state of the seller. SK: § 4 par. 1 of Act 222/2004 as amended by 102/2024 from 2025-01-01, as told by rsmsk.sk and
 * dlapiper.com; the consolidated text itself was not at hand.
 */
const LIMITS: Readonly<Record<string, TurnoverLimits>> = {
  SK: { nextYearMinor: 5_000_000, atOnceMinor: 6_250_000 },
};

/** Null: the state has none that the shop knows. */
export const turnoverLimits = (country: string): TurnoverLimits | null => LIMITS[country] ?? null;

/** Part of the lower limit from which the administration warns. */
const WARN_FROM = 0.8;

export enum TurnoverState {
  BELOW = 'BELOW',
  NEAR = 'NEAR',
  NEXT_YEAR = 'NEXT_YEAR',
  LAST_YEAR = 'LAST_YEAR',
  AT_ONCE = 'AT_ONCE',
}

/** The sums of two calendar years, in cents. */
export interface Turnovers {
  readonly netMinor: number;
  readonly lastYearMinor: number;
}

/** Where a turnover stands; what the last year brought comes first. A limit that is met to the cent is not passed. */
export const turnoverState = (
  { netMinor, lastYearMinor }: Turnovers,
  { nextYearMinor, atOnceMinor }: TurnoverLimits,
): TurnoverState => {
  if (lastYearMinor > nextYearMinor) return TurnoverState.LAST_YEAR;
  if (netMinor > atOnceMinor) return TurnoverState.AT_ONCE;
  if (netMinor > nextYearMinor) return TurnoverState.NEXT_YEAR;
  return netMinor >= nextYearMinor * WARN_FROM ? TurnoverState.NEAR : TurnoverState.BELOW;
};
