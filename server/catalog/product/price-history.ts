import { money } from '../../core/money.types.ts';
import { reductionOf } from './price-reduction.ts';
import type { PriceReduction } from './price-reduction.types.ts';

/** The latest prices of a product. */
export interface PriceHistory {
  /** Last ISO day of the sale that runs; null: none does. */
  readonly saleTo: string | null;
  /** Oldest first, each with the moment from which it was valid, in milliseconds since 1970. */
  readonly points: readonly (readonly [priceMinor: number, since: number])[];
}

const LONGEST = 400;

/** The history of product `p` as one JSON value. */
export const PRICES_COLUMN = `
  json_build_object('saleTo', CASE WHEN p.regular_price_minor IS NOT NULL THEN p.sale_to::text END, 'points', (
    SELECT coalesce(json_agg(json_build_array(h.price_minor, floor(extract(epoch FROM h.changed_at) * 1000))
      ORDER BY h.changed_at, h.id), '[]')
    FROM (SELECT * FROM price_change c WHERE c.product_id = p.id ORDER BY c.changed_at DESC, c.id DESC LIMIT ${LONGEST}) h))`;

/** The reduction that may be announced at a moment; null where none may. */
export const announcedReduction = ({ points, saleTo }: PriceHistory, now: Date): PriceReduction | null => {
  const history = points.map(([priceMinor, since]) => ({ priceMinor, changedAt: new Date(since) }));
  const reduction = reductionOf(history, now, saleTo !== null);
  return reduction && { lowest: money(reduction.lowestMinor), since: reduction.since, until: saleTo };
};
