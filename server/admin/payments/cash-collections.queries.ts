import type { Ctx } from '../../core/context.ts';
import { TIME_ZONE } from '../../core/text/format.ts';
import type { Carrier } from '../../orders/carriers.ts';
import { DUE_MINOR, dueMinor } from '../../orders/due.ts';
import { CollectionState } from '../../payments/cash/collections/cash-collection.entity.ts';
import {
  CollectionProblem,
  collectionProblem,
  type CollectedOrder,
} from '../../payments/cash/collections/collection-problem.ts';

/** The longest list that is shown. */
const MOST = 200;
const MOST_DONE = 50;
/** A carrier pays out within about a week of the door, and a parcel is there within one. */
const LATE_DAYS = 7;
const LATE_ON_THE_WAY_DAYS = 14;

const dayIn = (moment: string): string => `to_char(${moment} AT TIME ZONE '${TIME_ZONE}', 'YYYY-MM-DD')`;

const SELECT = `
  SELECT c.id, c.carrier, c.parcel_number AS "parcelNumber", c.variable_symbol AS "variableSymbol",
    ${dayIn('c.collected_at')} AS day, c.amount_minor::float8 AS "amountMinor", c.fee_minor::float8 AS "feeMinor", c.currency,
    ${dayIn('c.paid_out_at')} AS "payoutDay", c.state, c.order_id AS "orderId", o.order_number AS "orderNumber",
    CASE WHEN o.id IS NOT NULL THEN json_build_object('id', o.id, 'status', o.status, 'paymentStatus', o.payment_status,
      'fulfilmentStatus', o.fulfilment_status, 'paymentWay', o.payment_way, 'paymentId', o.payment_id, 'currency', o.currency,
      'totalMinor', o.total_minor, 'giftCardsMinor', o.gift_cards_minor) END AS "order"
  FROM cash_collection c LEFT JOIN orders o ON o.id = c.order_id`;

interface Row {
  readonly id: string;
  readonly carrier: Carrier;
  readonly parcelNumber: string | null;
  readonly variableSymbol: string | null;
  readonly day: string;
  readonly amountMinor: number;
  readonly feeMinor: number;
  readonly currency: string;
  readonly payoutDay: string | null;
  readonly state: CollectionState;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly order: CollectedOrder | null;
}

/** With why it waits; `differenceMinor`: how much more than the order costs, negative: less. */
const shown = ({ order, ...row }: Row) => {
  const open = row.state === CollectionState.OPEN;
  return {
    ...row,
    // What is right and waits beside one that is booked is there twice.
    problem: open ? (collectionProblem(row, order) ?? CollectionProblem.ALREADY_PAID) : null,
    differenceMinor: open && order ? row.amountMinor - dueMinor(order) : null,
  };
};

export type ShownCollection = ReturnType<typeof shown>;

/** An order whose money no list of a carrier has. */
export interface AwaitedCash {
  readonly id: string;
  readonly orderNumber: string;
  readonly name: string;
  readonly dueMinor: number;
  readonly currency: string;
  readonly carrier: Carrier | null;
  readonly parcelNumber: string | null;
  /** ISO days. */
  readonly sentDay: string | null;
  readonly deliveredDay: string | null;
  /** It should have come. */
  readonly late: boolean;
}

/** SQL condition on the parcel `p` that has the money of an order, at a moment: it should have come. */
const lateAt = (now: string): string => `coalesce(p.delivered_at < ${now}::timestamptz - interval '${LATE_DAYS} days'
      OR p.handed_over_at < ${now}::timestamptz - interval '${LATE_ON_THE_WAY_DAYS} days', false)`;

const FROM_AWAITED = `
  FROM orders o LEFT JOIN LATERAL (
    SELECT carrier, number, handed_over_at, delivered_at FROM parcel
    WHERE order_id = o.id AND NOT is_return AND handed_over_at IS NOT NULL
    ORDER BY cash_minor DESC, ordinal LIMIT 1) p ON true
  WHERE o.payment_way = 'CASH_ON_DELIVERY' AND o.payment_status = 'UNPAID' AND o.fulfilment_status IN ('SHIPPED', 'DELIVERED')
    AND o.status IN ('CONFIRMED', 'COMPLETED') AND NOT EXISTS (SELECT FROM cash_collection c WHERE c.order_id = o.id)`;

/** What waits for a person, and money that should have come, at a moment. */
export const countCash = (now: string): string => `
  SELECT (SELECT count(*) FROM cash_collection WHERE state = 'OPEN') + (SELECT count(*) ${FROM_AWAITED} AND ${lateAt(now)})`;

const AWAITED = `
  SELECT o.id, o.order_number AS "orderNumber", ${DUE_MINOR}::float8 AS "dueMinor", o.currency, p.carrier,
    p.number AS "parcelNumber", ${dayIn('p.handed_over_at')} AS "sentDay", ${dayIn('p.delivered_at')} AS "deliveredDay",
    concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName') AS name, ${lateAt('$1')} AS late
  ${FROM_AWAITED}
  ORDER BY coalesce(p.delivered_at, p.handed_over_at), o.id LIMIT ${MOST}`;

/** One as it stands now. */
export const shownCollection = async (ctx: Ctx, id: string): Promise<ShownCollection> =>
  shown((await ctx.sql<Row>(`${SELECT} WHERE c.id = $1`, [id]))[0]!);

/** What waits for a person, oldest first, the orders whose money no list has, and what was dealt with last. */
export const cashCollections = async (ctx: Ctx) => {
  const open = await ctx.sql<Row>(`${SELECT} WHERE c.state = 'OPEN' ORDER BY c.collected_at, c.id LIMIT ${MOST}`);
  const done = await ctx.sql<Row>(`${SELECT} WHERE c.state <> 'OPEN' ORDER BY c.id DESC LIMIT ${MOST_DONE}`);
  const awaited = await ctx.sql<AwaitedCash>(AWAITED, [ctx.shop.clock.now()]);
  return { open: open.map(shown), awaited, done: done.map(shown) };
};
