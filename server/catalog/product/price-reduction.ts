import { DAY_MS } from '../../core/time.ts';

const PERIOD_MS = 30 * DAY_MS;

/** A price and the moment from which it was valid. */
export interface PricePoint {
  readonly priceMinor: number;
  readonly changedAt: Date;
}

export interface Reduction {
  readonly lowestMinor: number;
  readonly since: Date;
}

/** Where the uninterrupted series of reductions began that the last price belongs to; null when the last change was none. */
const seriesStart = (history: readonly PricePoint[]): number | null => {
  const isReduction = (i: number): boolean => i > 0 && history[i]!.priceMinor < history[i - 1]!.priceMinor;
  const isSoonAfter = (i: number): boolean =>
    history[i]!.changedAt.getTime() - history[i - 1]!.changedAt.getTime() < PERIOD_MS;
  let first = history.length - 1;
  if (!isReduction(first)) return null;
  while (isReduction(first - 1) && isSoonAfter(first)) first -= 1;
  return first;
};

/** The lowest price that was valid at some time in the 30 days before the change at `place`. */
export const lowestBefore = (history: readonly PricePoint[], place: number): number => {
  const opens = history[place]!.changedAt.getTime() - PERIOD_MS;
  const valid = history.slice(0, place).filter((_, i) => history[i + 1]!.changedAt.getTime() > opens);
  return Math.min(...valid.map(({ priceMinor }) => priceMinor));
};

/**
 * What the price at `place` is measured against where it is a reduction: the lowest of the 30 days before the series of
 * reductions that it belongs to.
 */
export const priorPriceAt = (history: readonly PricePoint[], place: number): number =>
  lowestBefore(history, seriesStart(history.slice(0, place + 1)) ?? place);

/**
 * Whether the last of these prices (oldest first) may be announced as a reduction, and from which prior price: the lowest
 * of the 30 days before the reduction (Directive 98/6/EC, Art. 6a(2)). A reduction that grows step by step without a
 * rise between is one: its prior price is the one before the first step (the option of Art. 6a(5)). Null when the price
 * is not below that prior price, as after a short rise (C-330/23), and once it has held for 30 days: the directive sets
 * no end, but by then it is the ordinary price. A sale with a last day is announced up to that (`inSale`).
 */
export const reductionOf = (history: readonly PricePoint[], now: Date, inSale = false): Reduction | null => {
  const first = seriesStart(history);
  const current = history.at(-1);
  if (first === null || !current) return null;
  if (!inSale && now.getTime() - current.changedAt.getTime() >= PERIOD_MS) return null;
  const lowestMinor = lowestBefore(history, first);
  return current.priceMinor < lowestMinor ? { lowestMinor, since: history[first]!.changedAt } : null;
};
