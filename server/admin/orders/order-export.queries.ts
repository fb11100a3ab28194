import { Parameters } from '../../catalog/catalog-filter.ts';
import type { Ctx } from '../../core/context.ts';
import type { CsvCell, CsvRows } from '../../core/text/csv.ts';
import { parcelText } from '../../orders/carriers.ts';
import { DUE_MINOR } from '../../orders/due.ts';
import type { Address } from '../../orders/order.types.ts';
import type { Order } from '../../orders/order.entity.ts';
import { orderConditions, searchedProducts } from './order-filter.queries.ts';
import type { AdminOrderFilter } from './order-list.types.ts';

const PORTION = 1000;

interface Row extends Pick<Order, 'id' | 'orderNumber' | 'orderDate' | 'status' | 'paymentStatus'> {
  readonly fulfilmentStatus: string;
  readonly userEmail: string;
  readonly billing: Address;
  readonly shipping: Address | null;
  readonly method: string | null;
  readonly itemCount: number;
  readonly amounts: readonly number[];
  /** A gift card is no revenue: what is paid with it is. */
  readonly sells: 'goods' | 'gift card';
  /** What the carrier is to collect; null: nothing. */
  readonly toCollect: number | null;
  readonly currency: string;
  readonly paymentDate: Date | null;
  readonly paymentId: string | null;
  readonly parcel: Record<string, unknown> | null;
}

const SELECT = `
  SELECT o.id, o.order_number AS "orderNumber", o.order_date AS "orderDate", o.status,
    o.payment_status AS "paymentStatus", o.fulfilment_status AS "fulfilmentStatus", o.user_email AS "userEmail",
    o.billing_address AS billing, o.shipping_address AS shipping, o.shipping_method_name AS method, o.currency,
    (SELECT sum(l.quantity)::int FROM order_line l WHERE l.order_id = o.id) AS "itemCount",
    ARRAY[o.subtotal_minor, o.shipping_minor, o.discount_minor, o.total_minor, o.gift_cards_minor, o.refunded_minor]::float8[]
      AS amounts,
    CASE WHEN o.gift_card_wish IS NULL THEN 'goods' ELSE 'gift card' END AS sells,
    CASE WHEN o.payment_way = 'CASH_ON_DELIVERY' AND o.payment_status = 'UNPAID' THEN ${DUE_MINOR}::float8 END AS "toCollect",
    o.payment_date AS "paymentDate", o.payment_id AS "paymentId",
    (SELECT e.data FROM order_event e WHERE e.order_id = o.id AND e.kind = 'SHIPPED' ORDER BY e.id DESC LIMIT 1) AS parcel
  FROM orders o`;

const fullName = ({ firstName, lastName }: Address): string => `${firstName} ${lastName}`.trim();

interface Sheet {
  readonly header: readonly string[];
  readonly cells: (row: Row) => readonly CsvCell[];
}

/** One row for each order. Amounts are decimals, VAT included; `gift_cards`: what cards pay of the total. */
export const ORDER_SHEET: Sheet = {
  header: [
    'order',
    'placed',
    'status',
    'payment',
    'fulfilment',
    'email',
    'name',
    'company',
    'country',
    'items',
    'subtotal',
    'shipping',
    'discount',
    'total',
    'gift_cards',
    'refunded',
    'currency',
    'paid',
    'payment_id',
    'parcel',
    'sells',
  ],
  cells: (row) => [
    row.orderNumber,
    row.orderDate,
    row.status,
    row.paymentStatus,
    row.fulfilmentStatus,
    row.userEmail,
    fullName(row.billing),
    row.billing.company,
    (row.shipping ?? row.billing).country,
    row.itemCount,
    ...row.amounts.map((minor) => minor / 100),
    row.currency,
    row.paymentDate,
    row.paymentId,
    parcelText(row.parcel ?? {}),
    row.sells,
  ],
};

/** What a carrier's program asks of a parcel. */
export const LABEL_SHEET: Sheet = {
  header: [
    'order',
    'name',
    'company',
    'street',
    'postcode',
    'city',
    'country',
    'phone',
    'email',
    'method',
    'cash_on_delivery',
  ],
  cells: (row) => {
    const to = row.shipping ?? row.billing;
    const address = [fullName(to), to.company, to.street, to.postcode, to.city, to.country, to.phone];
    return [row.orderNumber, ...address, row.userEmail, row.method, row.toCollect && row.toCollect / 100];
  },
};

/** Read by the database: on the way through a Date a moment loses what is below a millisecond. */
const PLACE = 'SELECT l.order_date, l.id FROM orders l';

/** The orders of a list in portions, newest first. Each portion goes on behind the last row of the one before. */
export async function* exportOrders(ctx: Ctx, filter: AdminOrderFilter, sheet: Sheet): CsvRows {
  const known = { now: ctx.shop.clock.now(), products: await searchedProducts(ctx, filter.search) };
  for (let last: string | null = null; ;) {
    const params = new Parameters();
    const where = orderConditions(params, filter, known);
    const behind = last === null ? '' : `AND (o.order_date, o.id) < (${PLACE} WHERE l.id = ${params.add(last)})`;
    const limit = params.add(PORTION);
    const sql = `${SELECT} WHERE ${where} ${behind} ORDER BY o.order_date DESC, o.id DESC LIMIT ${limit}`;
    const rows: Row[] = await ctx.sql<Row>(sql, params.values);
    yield rows.map(sheet.cells);
    if (rows.length < PORTION) return;
    last = rows.at(-1)!.id;
  }
}

/** The parcels of chosen orders, in the order of the choice; an order without goods to send is passed over. */
export async function* exportLabels(ctx: Ctx, ids: readonly string[]): CsvRows {
  const sql = `${SELECT} WHERE o.id = ANY($1::uuid[]) AND o.shipping_address IS NOT NULL
    ORDER BY array_position($1::uuid[], o.id)`;
  yield (await ctx.sql<Row>(sql, [ids])).map(LABEL_SHEET.cells);
}
