import type { Invariant } from './invariants.ts';

/** What holds of promotions, their uses and the orders that have them. */
export const promotionInvariants: readonly Invariant[] = [
  {
    name: 'promotion: redeemed is what orders have that did not end unpaid',
    tables: ['promotion', 'promotion_redemption', 'orders'],
    sql: `SELECT format('%s: %s redeemed, %s used', p.id, p.redeemed, coalesce(r.used, 0)) AS breach
          FROM promotion p
          LEFT JOIN (
            SELECT r.promotion_id, count(*) AS used FROM promotion_redemption r JOIN orders o ON o.id = r.order_id
            WHERE r.released_at IS NULL AND (o.status NOT IN ('CANCELLED', 'EXPIRED') OR o.payment_status = 'REFUNDED')
            GROUP BY r.promotion_id
          ) r ON r.promotion_id = p.id
          WHERE p.redeemed <> coalesce(r.used, 0)
             OR p.redeemed <> (SELECT count(*) FROM promotion_redemption x
                               WHERE x.promotion_id = p.id AND x.released_at IS NULL)`,
  },
  {
    name: 'order: its promotions took off its discount, and each was used',
    tables: ['orders', 'promotion_redemption'],
    sql: `SELECT format('%s: discount %s, promotions %s', o.order_number, o.discount_minor, o.promotions) AS breach
          FROM orders o
          WHERE o.promotions IS NOT NULL AND (
            (SELECT sum((each ->> 'reductionMinor')::bigint) FROM jsonb_array_elements(o.promotions) AS each)
              <> o.discount_minor
            OR (SELECT count(*) FROM jsonb_array_elements(o.promotions) AS each WHERE each ->> 'id' IS NOT NULL)
              <> (SELECT count(*) FROM promotion_redemption r WHERE r.order_id = o.id))`,
  },
];
