/** Limits of a calendar year's turnover at home without VAT, in cents: what a seller who is no payer of VAT may sell. */
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
  AT_ONCE = 'AT_ONCE',
}

/** Where a turnover stands. A limit that is met to the cent is not passed. */
export const turnoverState = (netMinor: number, { nextYearMinor, atOnceMinor }: TurnoverLimits): TurnoverState => {
  if (netMinor > atOnceMinor) return TurnoverState.AT_ONCE;
  if (netMinor > nextYearMinor) return TurnoverState.NEXT_YEAR;
  return netMinor >= nextYearMinor * WARN_FROM ? TurnoverState.NEAR : TurnoverState.BELOW;
};
