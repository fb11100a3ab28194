import type { Ctx } from '../core/context.ts';
import { TIME_ZONE } from '../core/text/format.ts';
import type { Order } from './order.entity.ts';

/**
 * Goods by line: all of them for a payment, the named units for a refund of units, what is left for a full refund, none for
 * a refund of an amount. Day and units are those of the event that was just written, of a payment the day on which it was
 * received, so that the figures can be counted anew; what so many units cost are shares that always sum up to the line.
 */
const BOOK = `
  WITH moment AS (
    SELECT e.id, e.kind, e.data, CASE e.kind WHEN 'PAID' THEN 1 ELSE -1 END AS sign,
      ((CASE e.kind WHEN 'PAID' THEN o.payment_date ELSE e.at END) AT TIME ZONE $2)::date AS day
    FROM order_event e JOIN orders o ON o.id = e.order_id WHERE e.order_id = $1 ORDER BY e.id DESC LIMIT 1
  ), refunded AS (
    SELECT i->>'itemId' AS line, sum((i->>'quantity')::int) FILTER (WHERE e.id < m.id)::int AS earlier,
      sum((i->>'quantity')::int) FILTER (WHERE e.id = m.id)::int AS now
    FROM moment m JOIN order_event e ON e.order_id = $1 AND e.kind = 'PARTIALLY_REFUNDED'
    CROSS JOIN jsonb_array_elements(e.data->'items') i GROUP BY 1
  ), moved AS (
    SELECT l.product_id, l.product_type, m.sign, l.quantity, l.subtotal_minor - l.discount_minor AS price,
      coalesce(r.earlier, 0) AS earlier,
      CASE m.kind WHEN 'PARTIALLY_REFUNDED' THEN coalesce(r.now, 0) ELSE l.quantity - coalesce(r.earlier, 0) END AS units
    FROM moment m JOIN order_line l ON l.order_id = $1 LEFT JOIN refunded r ON r.line = l.id::text
  ), sold AS (
    SELECT product_id, product_type, sign * units AS units,
      sign * (round(price::numeric * (earlier + units) / quantity) - round(price::numeric * earlier / quantity))::bigint AS minor
    FROM moved WHERE units <> 0
  ), products AS (
    INSERT INTO sales_product_day AS p (day, product_id, units, revenue_minor)
    SELECT day, product_id, sum(units), sum(minor) FROM sold, moment GROUP BY day, product_id ORDER BY product_id
    ON CONFLICT (day, product_id) DO UPDATE
    SET units = p.units + excluded.units, revenue_minor = p.revenue_minor + excluded.revenue_minor
  )
  INSERT INTO sales_day AS d (day, orders, paid_minor, refunded_minor, kits_minor, files_minor)
  SELECT day, $3::int, $4::bigint, $5::bigint,
    (SELECT coalesce(sum(minor), 0) FROM sold WHERE product_type = 'PHYSICAL'),
    (SELECT coalesce(sum(minor), 0) FROM sold WHERE product_type = 'DIGITAL')
  FROM moment
  ON CONFLICT (day) DO UPDATE
  SET orders = d.orders + excluded.orders, paid_minor = d.paid_minor + excluded.paid_minor,
    refunded_minor = d.refunded_minor + excluded.refunded_minor,
    kits_minor = d.kits_minor + excluded.kits_minor, files_minor = d.files_minor + excluded.files_minor`;

type Sold = Pick<Order, 'id' | 'totalMinor'>;

/** Adds an order to the sales of the day it was paid on. Call it once, after its PAID event, in the same transaction. */
export const bookSale = async (ctx: Ctx, { id, totalMinor }: Sold): Promise<void> => {
  await ctx.sql(BOOK, [id, TIME_ZONE, 1, totalMinor, 0], 'sales.book');
};

/**
 * Takes a refund out of the sales of the day it was booked on: with units the units and their price, with a full one all
 * that is left; an amount lowers the day's revenue only, no product's. Call it once, after the event of the refund, in the
 * same transaction; not for money that never was a sale.
 */
export const bookRefund = async (ctx: Ctx, { id }: Sold, amountMinor: number): Promise<void> => {
  await ctx.sql(BOOK, [id, TIME_ZONE, 0, 0, amountMinor], 'sales.book');
};
