import { In } from 'typeorm';
import { ORDER_TODO } from '../../admin/orders/order-todo.ts';
import type { PackLine } from '../../admin/orders/pack-list.types.ts';
import { Parameters } from '../../catalog/catalog-filter.ts';
import { ProductType } from '../../catalog/product/product-type.ts';
import { pageOf, placeOf, type Part } from '../../core/connection.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { MOST_LISTED } from '../../core/list-page.ts';
import { money } from '../../core/money.types.ts';
import { isUuid } from '../../core/text/text.ts';
import { parcelOf } from '../../orders/carriers.ts';
import { DUE_MINOR } from '../../orders/due.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { FulfilmentStatus } from '../../orders/order-states.ts';
import type { Address } from '../../orders/order.types.ts';
import { unitsSent } from '../../orders/parcels/sent-units.queries.ts';
import { refundedUnits } from '../../payments/refunds/refund-items.queries.ts';
import type { BackOfficeOrder, BackOfficeOrderConnection, FulfilmentStage } from './back-office-orders.types.ts';

/** Goods that were paid, or are paid when they arrive. */
const WITH_GOODS = `o.status IN ('CONFIRMED', 'COMPLETED') AND o.fulfilment_status <> 'NOT_NEEDED'`;
const TO_SHIP = ORDER_TODO.PACK('');

const STAGES: Readonly<Record<FulfilmentStage, string>> = {
  TO_SHIP,
  SHIPPED: `${WITH_GOODS} AND o.fulfilment_status = 'SHIPPED'`,
  DELIVERED: `${WITH_GOODS} AND o.fulfilment_status = 'DELIVERED'`,
};

const ofStage = (stage: FulfilmentStage | null | undefined): string => (stage ? STAGES[stage] : WITH_GOODS);

interface Row extends Pick<
  BackOfficeOrder,
  | 'id'
  | 'orderNumber'
  | 'orderDate'
  | 'fulfilmentStatus'
  | 'mayShip'
  | 'shippingMethod'
  | 'shippingMethodName'
  | 'pickupPoint'
> {
  readonly address: Address;
  readonly email: string;
  readonly toCollect: number | null;
  readonly currency: string;
  readonly shipped: Record<string, unknown> | null;
}

const SELECT = `
  SELECT o.id, o.order_number AS "orderNumber", o.order_date AS "orderDate", o.fulfilment_status AS "fulfilmentStatus",
    ${TO_SHIP} AS "mayShip", o.shipping_method AS "shippingMethod", o.shipping_method_name AS "shippingMethodName",
    coalesce(o.shipping_address, o.billing_address) AS address, o.user_email AS email, o.currency,
    o.pickup_point AS "pickupPoint",
    CASE WHEN o.payment_way = 'CASH_ON_DELIVERY' AND o.payment_status = 'UNPAID' THEN ${DUE_MINOR}::float8 END AS "toCollect",
    (SELECT e.data FROM order_event e WHERE e.order_id = o.id AND e.kind = 'SHIPPED' ORDER BY e.id DESC LIMIT 1) AS shipped
  FROM orders o`;

/** Telephone and address of e-mail are for the carrier: nobody needs them once the parcel arrived. */
const recipientOf = ({ address, email, fulfilmentStatus }: Row): BackOfficeOrder['recipient'] => {
  const { firstName, lastName, company, street, city, postcode, country, phone } = address;
  const arrived = fulfilmentStatus === FulfilmentStatus.DELIVERED;
  const reach = { phone: arrived ? null : phone, email: arrived ? null : email };
  return { firstName, lastName, company, street, city, postcode, country, ...reach };
};

const isUnderway = ({ fulfilmentStatus }: Row): boolean => fulfilmentStatus !== FulfilmentStatus.UNFULFILLED;

const withLines = async (ctx: Ctx, rows: readonly Row[]): Promise<BackOfficeOrder[]> => {
  const ids = rows.map(({ id }) => id);
  // One after the other: under an Idempotency-Key all of it goes through one connection.
  const goods = { orderId: In(ids), productType: ProductType.PHYSICAL };
  const lines = await ctx.repo(OrderLine).find({ where: goods, order: { position: 'ASC' } });
  const refunded = await refundedUnits(ctx, ids);
  const waiting = rows.filter((row) => !isUnderway(row)).map(({ id }) => id);
  const sent = await unitsSent(ctx, waiting);
  const goneOf = (lineId: string) => (refunded.get(lineId) ?? 0) + (sent.get(lineId) ?? 0);
  const linesOf = (id: string): PackLine[] =>
    lines
      .filter(({ orderId }) => orderId === id)
      .map((line) => ({ ...line, quantity: line.quantity - goneOf(line.id) }))
      .filter(({ quantity }) => quantity > 0);
  return rows.map((row) => ({
    ...row,
    toCollect: row.toCollect === null ? null : money(row.toCollect, row.currency),
    recipient: recipientOf(row),
    lines: linesOf(row.id),
    parcel: row.shipped && isUnderway(row) ? { carrier: null, tracking: null, ...parcelOf(row.shipped) } : null,
  }));
};

export interface OrdersAsked extends Part {
  readonly stage?: FulfilmentStage | null;
}

/** A page of the orders with goods, newest first, in three statements. Throws CURSOR_INVALID. */
export const listBackOfficeOrders = async (
  ctx: Ctx,
  asked: OrdersAsked,
): Promise<Omit<BackOfficeOrderConnection, 'totalCount'>> => {
  const params = new Parameters();
  const [at, id] = placeOf(asked.after);
  const behind = at ? `AND (o.order_date, o.id) < (${params.add(at)}, ${params.add(id)})` : '';
  const limit = params.add(asked.first + 1);
  const sql = `${SELECT} WHERE ${ofStage(asked.stage)} ${behind} ORDER BY o.order_date DESC, o.id DESC LIMIT ${limit}`;
  const rows = await ctx.sql<Row>(sql, params.values);
  const page = pageOf(rows, asked, (row) => ({ at: row.orderDate, id: row.id }));
  return { ...page, nodes: await withLines(ctx, page.nodes), stage: asked.stage };
};

/** How many orders there are of a stage, up to 10,000. */
export const countBackOfficeOrders = async (ctx: Ctx, stage?: FulfilmentStage | null): Promise<number> => {
  const few = `SELECT FROM orders o WHERE ${ofStage(stage)} LIMIT ${MOST_LISTED}`;
  const [row] = await ctx.sql<{ count: number }>(`SELECT count(*)::int AS count FROM (${few}) few`);
  return row!.count;
};

/** One order with goods, as far as sending them needs it. Throws ORDER_NOT_FOUND, for files and what is not paid too. */
export const readBackOfficeOrder = async (ctx: Ctx, id: string): Promise<BackOfficeOrder> => {
  const rows = isUuid(id) ? await ctx.sql<Row>(`${SELECT} WHERE o.id = $1 AND ${WITH_GOODS}`, [id]) : [];
  const [order] = await withLines(ctx, rows);
  if (!order) throw new AppError(ErrorCode.ORDER_NOT_FOUND);
  return order;
};
