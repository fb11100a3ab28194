import type { StockLine } from '../../catalog/stock/stock-demand.ts';
import type { Ctx } from '../../core/context.ts';
import { validationFailed } from '../../core/errors.ts';
import type { OrderLine } from '../../orders/order-line.entity.ts';
import { FulfilmentStatus } from '../../orders/order-states.ts';
import type { Order } from '../../orders/order.entity.ts';
import { orderLines } from '../../orders/orders.queries.ts';
import { sentUnits } from '../../orders/parcels/sent-units.queries.ts';
import { Refund, type RefundItem } from './refund.entity.ts';
import { returnedUnits } from './returned-units.ts';

type Units = ReadonlyMap<string, number>;

const UNITS = `
  SELECT i ->> 'itemId' AS id, sum((i ->> 'quantity')::int)::int AS units
  FROM payment_refund r
  JOIN payment_capture c ON c.id = r.capture_id
  JOIN payment_attempt a ON a.id = c.attempt_id
  CROSS JOIN jsonb_array_elements(r.items) i
  WHERE a.order_id = ANY($1::uuid[]) AND r.items IS NOT NULL AND r.status <> 'FAILED'
  GROUP BY 1`;

/** Units of each line of these orders whose money has gone back or is on its way. */
export const refundedUnits = async (ctx: Ctx, orderIds: readonly string[]): Promise<Units> => {
  const rows = await ctx.sql<{ id: string; units: number }>(UNITS, [orderIds]);
  return new Map(rows.map(({ id, units }) => [id, units]));
};

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
    if (!line) throw validationFailed({ [`lines.${index}.lineId`]: 'INVALID' });
    if (!Number.isSafeInteger(quantity) || quantity < 1 || before + quantity > line.quantity)
      throw validationFailed({ [`lines.${index}.quantity`]: 'INVALID' });
    sum += priceOf(line, before + quantity) - priceOf(line, before);
    gone.set(itemId, before + quantity);
  }
  return sum;
};

const DELIVERY = `
  SELECT FROM payment_refund r
  JOIN payment_capture c ON c.id = r.capture_id
  JOIN payment_attempt a ON a.id = c.attempt_id
  WHERE a.order_id = $1 AND r.delivery AND r.status <> 'FAILED'`;

/** Whether a refund of an order has given its delivery back, or is about to. */
export const isDeliveryRefunded = async (ctx: Ctx, orderId: string): Promise<boolean> =>
  (await ctx.sql(DELIVERY, [orderId])).length > 0;

/**
 * What the delivery of an order cost, VAT included. Throws VALIDATION_FAILED where it cost nothing or has gone back already.
 * Needs the order's lock.
 */
export const priceOfDelivery = async (ctx: Ctx, { id, shippingMinor }: Order): Promise<number> => {
  if (shippingMinor === 0 || (await isDeliveryRefunded(ctx, id))) throw validationFailed({ delivery: 'INVALID' });
  return shippingMinor;
};

const ofOrder = (ctx: Ctx, orderId: string): Promise<Refund[]> =>
  ctx
    .repo(Refund)
    .createQueryBuilder('refund')
    .innerJoin('refund.capture', 'capture')
    .innerJoin('capture.attempt', 'attempt')
    .where('attempt.orderId = :orderId', { orderId })
    .getMany();

/** Goods that go back on the shelf. */
export interface ReturnedGoods {
  /** By line of the order. */
  readonly items: RefundItem[];
  readonly stock: StockLine[];
}

/**
 * What a refund puts back on the shelf (`returnedUnits`); nothing of an order whose goods never left it, nor, where nobody
 * says otherwise, what left the house in a parcel. Needs the order's lock.
 */
export const returnedGoods = async (ctx: Ctx, order: Order, refund: Refund, full: boolean): Promise<ReturnedGoods> => {
  if (order.paymentDate === null) return { items: [], stock: [] };
  const goods = (await orderLines(ctx, order.id)).filter(({ productType }) => productType === 'PHYSICAL');
  const sent = refund.restock === null ? await sentUnits(ctx, order.id) : new Map<string, number>();
  const items = returnedUnits(
    goods.map(({ id, quantity }) => ({ itemId: id, quantity: quantity - (sent.get(id) ?? 0) })),
    {
      refund,
      full,
      refunds: await ofOrder(ctx, order.id),
      unshipped: order.fulfilmentStatus === FulfilmentStatus.UNFULFILLED,
    },
  );
  const productOf = new Map(goods.map(({ id, productId }) => [id, productId]));
  const stock = items.map(({ itemId, quantity }) => ({ productId: productOf.get(itemId)!, quantity }));
  return { items, stock };
};
