import type { Invariant } from './invariants.ts';

/** What the sales per day must be, counted anew from the events of the orders. */
const BOOKED = `
  SELECT e.id, e.order_id, e.kind, e.data, 
    ((CASE e.kind WHEN 'PAID' THEN o.payment_date ELSE e.at END) AT TIME ZONE 'Europe/Bratislava')::date AS day, o.total_minor,
    coalesce((e.data->>'amountMinor')::bigint, 0) AS back
  FROM order_event e JOIN orders o ON o.id = e.order_id
  WHERE e.kind IN ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') AND o.payment_date IS NOT NULL AND o.gift_card_wish IS NULL`;

/** Units whose money went back by line, in their order, each with the sum so far. */
const BACK = `
  SELECT b.order_id, b.day, i->>'itemId' AS line, (i->>'quantity')::int AS units,
    sum((i->>'quantity')::int) OVER (PARTITION BY i->>'itemId' ORDER BY b.id) AS so_far
  FROM (${BOOKED}) b CROSS JOIN jsonb_array_elements(b.data->'items') i WHERE b.kind = 'PARTIALLY_REFUNDED'`;

const LINE = 'l.product_id, l.product_type';
const SHARE = (units: string): string =>
  `round((l.subtotal_minor - l.discount_minor)::numeric * (${units}) / l.quantity)::bigint`;

/** A payment sells all, a refund of units takes these back, a full refund what is left; an amount takes nothing. */
const SOLD = `
  SELECT b.day, ${LINE}, l.quantity AS units, ${SHARE('l.quantity')} AS minor
  FROM (${BOOKED}) b JOIN order_line l ON l.order_id = b.order_id WHERE b.kind = 'PAID'
  UNION ALL
  SELECT r.day, ${LINE}, -r.units, ${SHARE('r.so_far - r.units')} - ${SHARE('r.so_far')}
  FROM (${BACK}) r JOIN order_line l ON l.id::text = r.line
  UNION ALL
  SELECT b.day, ${LINE}, g.units - l.quantity, ${SHARE('g.units')} - ${SHARE('l.quantity')}
  FROM (${BOOKED}) b JOIN order_line l ON l.order_id = b.order_id CROSS JOIN LATERAL (
    SELECT coalesce(sum(r.units), 0)::int AS units FROM (${BACK}) r WHERE r.line = l.id::text) g
  WHERE b.kind = 'REFUNDED' AND g.units < l.quantity`;

export const salesInvariants: readonly Invariant[] = [
  {
    name: 'sales: a day is what its payments and refunds add up to',
    tables: ['orders', 'order_event', 'sales_day'],
    sql: `SELECT format('%s: %s, counted anew %s', coalesce(d.day, c.day), d.sums, c.sums) AS breach
          FROM (SELECT day, ARRAY[orders, paid_minor, refunded_minor, kits_minor, files_minor] AS sums FROM sales_day) d
          FULL JOIN (
            SELECT b.day, ARRAY[count(*) FILTER (WHERE kind = 'PAID'),
              coalesce(sum(total_minor) FILTER (WHERE kind = 'PAID'), 0)::bigint, sum(back)::bigint,
              (SELECT coalesce(sum(minor), 0) FROM (${SOLD}) s WHERE s.day = b.day AND product_type = 'PHYSICAL')::bigint,
              (SELECT coalesce(sum(minor), 0) FROM (${SOLD}) s WHERE s.day = b.day AND product_type = 'DIGITAL')::bigint
            ] AS sums
            FROM (${BOOKED}) b GROUP BY b.day
          ) c ON c.day = d.day
          WHERE d.sums IS DISTINCT FROM c.sums`,
  },
  {
    name: 'sales: a product is what its lines add up to',
    tables: ['orders', 'order_event', 'sales_product_day'],
    sql: `SELECT format('%s, product %s: %s, counted anew %s', c.day, c.product_id, d.sums, c.sums) AS breach
          FROM (SELECT day, product_id, ARRAY[units, revenue_minor] AS sums FROM sales_product_day) d
          FULL JOIN (
            SELECT day, product_id, ARRAY[sum(units), sum(minor)]::bigint[] AS sums FROM (${SOLD}) s GROUP BY day, product_id
          ) c ON c.day = d.day AND c.product_id = d.product_id
          WHERE d.sums IS DISTINCT FROM c.sums`,
  },
  {
    name: 'sales: a month is what its days add up to',
    tables: ['sales_product_day', 'sales_product_month'],
    sql: `SELECT format('%s, product %s: %s, days %s', month, product_id, m.sums, c.sums) AS breach
          FROM (SELECT month, product_id, ARRAY[units, revenue_minor] AS sums FROM sales_product_month) m
          FULL JOIN (
            SELECT date_trunc('month', day)::date AS month, product_id, ARRAY[sum(units), sum(revenue_minor)]::bigint[] AS sums
            FROM sales_product_day GROUP BY 1, 2
          ) c USING (product_id, month)
          WHERE m.sums IS DISTINCT FROM c.sums`,
  },
  {
    name: 'sales: those to other member states are what their orders and credit notes add up to, without VAT',
    tables: ['orders', 'order_line', 'invoice', 'cross_border_sales'],
    sql: `SELECT format('%s: %s, counted anew %s', coalesce(d.year, c.year), d.net_minor, c.net) AS breach
          FROM cross_border_sales d
          FULL JOIN (
            SELECT extract(year FROM o.payment_date AT TIME ZONE 'Europe/Bratislava')::int AS year, sum(
              o.total_minor - o.shipping_tax_minor
              - (SELECT coalesce(sum(l.tax_minor), 0) FROM order_line l WHERE l.order_id = o.id)
              + (SELECT coalesce(sum(i.net_minor), 0) FROM invoice i WHERE i.order_id = o.id AND i.kind = 'CREDIT_NOTE')
            )::bigint AS net
            FROM orders o
            WHERE o.payment_date IS NOT NULL AND o.vat_country IS NOT NULL AND o.business_state IS NULL
              AND o.tax_country NOT IN ('SK', 'CH', 'IS', 'LI', 'NO', 'US')
            GROUP BY 1
          ) c ON c.year = d.year
          WHERE coalesce(d.net_minor, 0) <> coalesce(c.net, 0)`,
  },
];
