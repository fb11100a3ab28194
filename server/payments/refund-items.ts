import type { StockLine } from '../catalog/stock.service.ts';
import type { Ctx } from '../core/context.ts';
import { validationFailed } from '../core/errors.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import { FulfilmentStatus } from '../orders/order-states.ts';
import type { Order } from '../orders/order.entity.ts';
import { orderLines } from '../orders/orders.reading.ts';
import type { Refund, RefundItem } from './refund.entity.ts';

type Units = ReadonlyMap<string, number>;

const UNITS = `
  SELECT i ->> 'itemId' AS id, sum((i ->> 'quantity')::int)::int AS units
  FROM payment_refund r
  JOIN payment_capture c ON c.id = r.capture_id
  JOIN payment_attempt a ON a.id = c.attempt_id
  CROSS JOIN jsonb_array_elements(r.items) i
  WHERE a.order_id = ANY($1::uuid[]) AND r.items IS NOT NULL`;

const unitsOf = async (ctx: Ctx, orderIds: readonly string[], condition: string): Promise<Units> => {
  const rows = await ctx.sql<{ id: string; units: number }>(`${UNITS} AND ${condition} GROUP BY 1`, [orderIds]);
  return new Map(rows.map(({ id, units }) => [id, units]));
};

/** Units of each line of these orders whose money has gone back or is on its way. */
export const refundedUnits = (ctx: Ctx, orderIds: readonly string[]): Promise<Units> =>
  unitsOf(ctx, orderIds, `r.status <> 'FAILED'`);

/** What the first `units` of a line cost, after its discount: shares that always sum up to the line. */
const priceOf = ({ subtotalMinor, discountMinor, quantity }: OrderLine, units: number): number =>
  Math.round(((subtotalMinor - discountMinor) * units) / quantity);

/**
 * What these units were sold for, after discounts. Throws VALIDATION_FAILED for a line of another order or more units than
 * are left. Needs the order's lock.
 */
export const priceOfItems = async (ctx: Ctx, orderId: string, items: readonly RefundItem[]): Promise<number> => {
  const lines = new Map((await orderLines(ctx, orderId)).map((line) => [line.id, line]));
  const gone = new Map(await refundedUnits(ctx, [orderId]));
  let sum = 0;
  for (const [index, { itemId, quantity }] of items.entries()) {
    const line = lines.get(itemId);
    const before = gone.get(itemId) ?? 0;
    if (!line) throw validationFailed({ [`items.${index}.itemId`]: 'INVALID' });
    if (!Number.isSafeInteger(quantity) || quantity < 1 || before + quantity > line.quantity)
      throw validationFailed({ [`items.${index}.quantity`]: 'INVALID' });
    sum += priceOf(line, before + quantity) - priceOf(line, before);
    gone.set(itemId, before + quantity);
  }
  return sum;
};

const goodsAmong = (lines: readonly OrderLine[], units: (line: OrderLine) => number): StockLine[] =>
  lines
    .filter(({ productType }) => productType === 'PHYSICAL')
    .map((line) => ({ productId: line.productId, quantity: units(line) }))
    .filter(({ quantity }) => quantity > 0);

/** What a refund puts back on the shelf, less what earlier ones have put there. Needs the order's lock. */
export const goodsBack = async (ctx: Ctx, order: Order, refund: Refund, full: boolean): Promise<StockLine[]> => {
  const wanted = refund.restock ?? (full && order.fulfilmentStatus === FulfilmentStatus.UNFULFILLED);
  if (!wanted) return [];
  const lines = await orderLines(ctx, order.id);
  const items = refund.items;
  if (items) {
    const unitsNow = (id: string) => items.reduce((sum, item) => sum + (item.itemId === id ? item.quantity : 0), 0);
    return goodsAmong(lines, ({ id }) => unitsNow(id));
  }
  const earlier = await unitsOf(ctx, [order.id], `r.status = 'COMPLETED' AND r.restock`);
  return goodsAmong(lines, ({ id, quantity }) => quantity - (earlier.get(id) ?? 0));
};
