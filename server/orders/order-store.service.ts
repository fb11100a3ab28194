import { columnsOf } from '../core/database/columns.ts';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { dayOf } from '../core/text/format.ts';
import { OrderLine } from './order-line.entity.ts';
import type { LineRow, OrderRow } from './order-snapshot.ts';
import { Order } from './order.entity.ts';

/** Serial numbers have six digits, and more when they must. */
const storing = (order: readonly string[], line: readonly string[]): string => `
  WITH placed AS (
    INSERT INTO orders (${order.join()}, order_number)
    SELECT ${order.join()}, $3 || to_char(nextval('order_number_seq'), 'FM999999999000000')
    FROM json_populate_record(NULL::orders, $1::json)
    RETURNING id, order_number, order_date
  ), bought AS (
    INSERT INTO order_line (order_id, ${line.join()}, model_version_id)
    SELECT placed.id, ${line.map((column) => `l.${column}`).join()}, m.version_id
    FROM placed CROSS JOIN json_populate_recordset(NULL::order_line, $2::json) l
    LEFT JOIN product_model m ON l.product_type = 'DIGITAL' AND m.product_id = l.product_id
  ), noted AS (
    INSERT INTO order_event (order_id, at, kind) SELECT id, order_date, 'PLACED' FROM placed
  )
  SELECT id, order_number AS "orderNumber" FROM placed`;

/**
 * Stores a new order with its lines and its first event, by one statement: under the next number, such as MX-2026-000123,
 * and with the version of each product's files that buyers get today.
 */
export const storeOrder = async (ctx: Ctx, row: OrderRow, lines: readonly LineRow[]): Promise<Order> => {
  const order = columnsOf(ctx, Order, row);
  const bought = lines.map((line) => columnsOf(ctx, OrderLine, line));
  // Whatever an order is of: one statement, prepared once.
  const text = storing(Object.keys(order).sort(), Object.keys(bought[0]!).sort());
  const params = [JSON.stringify(order), JSON.stringify(bought), `MX-${dayOf(row.orderDate).slice(0, 4)}-`];
  const [stored] = await ctx.sql<Pick<Order, 'id' | 'orderNumber'>>(text, params, 'orders.store');
  return ctx.repo(Order).create({ ...row, ...stored!, refundedMinor: 0, version: 1 });
};

/** The order that was placed under the same key. Throws IDEMPOTENCY_KEY_REUSED where something else had been asked for. */
export const earlierOrder = async (ctx: Ctx, id: string, hash: string): Promise<Order> => {
  const order = await ctx.repo(Order).findOneByOrFail({ id });
  if (order.requestHash !== hash) throw new AppError(ErrorCode.IDEMPOTENCY_KEY_REUSED);
  return order;
};
