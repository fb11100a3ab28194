import type { Ctx } from '../core/context.ts';
import { TIME_ZONE } from '../core/format.ts';
import type { Order } from './order.entity.ts';

/** The day is that of the event that was just written, so that the figures can be counted anew from events. */
const BOOK = `
  WITH moment AS (
    SELECT (at AT TIME ZONE $2)::date AS day FROM order_event WHERE order_id = $1 ORDER BY id DESC LIMIT 1
  ), sold AS (
    SELECT product_id, product_type, $3::int * quantity AS units, $3::int * (subtotal_minor - discount_minor) AS minor
    FROM order_line WHERE order_id = $1 AND $3::int <> 0
  ), products AS (
    INSERT INTO sales_product_day AS p (day, product_id, units, revenue_minor)
    SELECT day, product_id, sum(units), sum(minor) FROM sold, moment GROUP BY day, product_id ORDER BY product_id
    ON CONFLICT (day, product_id) DO UPDATE
    SET units = p.units + excluded.units, revenue_minor = p.revenue_minor + excluded.revenue_minor
  )
  INSERT INTO sales_day AS d (day, orders, paid_minor, refunded_minor, kits_minor, files_minor)
  SELECT day, $4::int, $5::bigint, $6::bigint,
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
  await ctx.sql(BOOK, [id, TIME_ZONE, 1, 1, totalMinor, 0], 'sales.book');
};

/**
 * Takes a refund out of the sales of the day it was booked on, and with a full one the goods. Call it once, after the
 * event of the refund, in the same transaction; not for money that never was a sale.
 */
export const bookRefund = async (ctx: Ctx, { id }: Sold, refund: { amountMinor: number; full: boolean }) => {
  await ctx.sql(BOOK, [id, TIME_ZONE, refund.full ? -1 : 0, 0, 0, refund.amountMinor], 'sales.book');
};
