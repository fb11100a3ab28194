import { Parameters } from '../../catalog/catalog-filter.ts';
import type { Ctx } from '../../core/context.ts';
import { countedTo, countingLimit, countsItself, MOST_LISTED, offsetOf } from '../../core/list-page.ts';
import { money } from '../../core/money.types.ts';
import { HAS_SENT } from '../../orders/parcels/sent-units.queries.ts';
import { orderConditions, searchedProducts } from './order-filter.queries.ts';
import {
  type AdminOrderFilter,
  type AdminOrderSort,
  type AdminOrderPage,
  type AdminOrderRow,
  type AdminOrdersArgs,
} from './order-list.types.ts';

const ORDER_BY: Record<AdminOrderSort, string> = {
  PLACED_DESC: 'o.order_date DESC, o.id DESC',
  PLACED_ASC: 'o.order_date, o.id',
  TOTAL_DESC: 'o.total_minor DESC, o.id DESC',
  TOTAL_ASC: 'o.total_minor, o.id',
};

/** The page is cut first; what belongs to its rows is looked up for them alone. */
const rowsOf = (where: string, order: string, limits: string): string => `
  WITH page AS MATERIALIZED (SELECT o.id FROM orders o WHERE ${where} ORDER BY ${order} ${limits})
  SELECT o.id, o.order_number AS "orderNumber", o.order_date AS "orderDate", o.user_email AS "userEmail",
    concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName') AS "customerName",
    coalesce(o.shipping_address, o.billing_address) ->> 'country' AS country,
    o.status, o.payment_status AS "paymentStatus", o.fulfilment_status AS "fulfilmentStatus",
    o.total_minor::float8 AS "totalMinor", o.fulfilment_status = 'UNFULFILLED' AND ${HAS_SENT} AS "partlySent",
    (SELECT sum(l.quantity)::int FROM order_line l WHERE l.order_id = o.id) AS "itemCount",
    EXISTS (SELECT FROM order_note n WHERE n.order_id = o.id AND n.text <> '') AS "hasNote"
  FROM page JOIN orders o ON o.id = page.id ORDER BY ${order}`;

/** Filters that the index of states answers alone. */
const OF_STATES: ReadonlySet<string> = new Set([
  'status',
  'paymentStatus',
  'fulfilmentStatus',
  'placedFrom',
  'placedTo',
]);

/** Orders of a state are counted along the index of states: asked for in its order, they are not looked for in the whole table. */
const inOrderOfStates = (filter: AdminOrderFilter): string => {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined && value !== null);
  return filter.status && asked.every(([name]) => OF_STATES.has(name))
    ? 'ORDER BY o.payment_status, o.fulfilment_status, o.order_date, o.id'
    : '';
};

const countOf = (where: string, order: string, limit: number): string =>
  `SELECT count(*)::int AS count FROM (SELECT FROM orders o WHERE ${where} ${order} LIMIT ${limit}) AS found`;

type Row = Omit<AdminOrderRow, 'totalAmount'> & { totalMinor: number };

/** How many orders a search finds, told by the rows of a page and one more where they can tell. */
const foundBy = (args: AdminOrdersArgs, rows: number): number | null => {
  const last = rows <= args.first && (rows > 0 || args.page === 1);
  return last || (rows > args.first && countsItself(args)) ? offsetOf(args) + rows : null;
};

/**
 * One page of the orders, and how many there are, up to 10,000. A search is counted only where its rows do not tell: what finds little
 * is looked for once, and so is a late page.
 */
export const listOrders = async (ctx: Ctx, args: AdminOrdersArgs): Promise<AdminOrderPage> => {
  const params = new Parameters();
  const filter = args.filter ?? {};
  const known = { now: ctx.shop.clock.now(), products: await searchedProducts(ctx, filter.search) };
  const where = orderConditions(params, filter, known);
  const conditions = [...params.values];
  const limits = `LIMIT ${params.add(args.first + 1)} OFFSET ${params.add(offsetOf(args))}`;
  const most = filter.search ? undefined : MOST_LISTED;
  const counting = countOf(where, inOrderOfStates(filter), countingLimit(args, most));
  const count = async () => (await ctx.sql<{ count: number }>(counting, conditions))[0]!.count;
  const [rows, all] = await Promise.all([
    ctx.sql<Row>(rowsOf(where, ORDER_BY[args.sort], limits), params.values),
    filter.search ? null : count(),
  ]);
  const total = all ?? foundBy(args, rows.length) ?? (await count());
  const items = rows.slice(0, args.first).map(({ totalMinor, ...row }) => ({ ...row, totalAmount: money(totalMinor) }));
  return { items, ...countedTo(args, total, most) };
};
