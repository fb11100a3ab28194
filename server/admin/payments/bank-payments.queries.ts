import type { Ctx } from '../../core/context.ts';
import { DUE_MINOR, dueMinor } from '../../orders/due.ts';
import { EntryState, type BankEntry } from '../../payments/bank/bank-entry.entity.ts';
import { EntryProblem, problemOf, type PayableOrder } from '../../payments/bank/pairing.ts';

/** The longest list that is shown. */
const MOST = 200;
const MOST_DONE = 50;

const OPEN = `(e.state = 'OPEN' OR (e.surplus_minor > 0 AND e.surplus_settled_at IS NULL))`;

export const COUNT_BANK_ENTRIES = `SELECT count(*) FROM bank_entry e WHERE ${OPEN}`;

/** Unpaid orders by bank transfer of the same sum, for money that names none; those that still wait first. */
const CANDIDATES = `
  SELECT coalesce(json_agg(c), '[]') FROM (
    SELECT o.id, o.order_number AS "orderNumber", o.status,
      concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName') AS name
    FROM orders o
    WHERE e.state = 'OPEN' AND e.order_id IS NULL AND ${DUE_MINOR} = e.amount_minor AND o.currency = e.currency
      AND o.payment_way = 'BANK_TRANSFER' AND o.payment_status IN ('UNPAID', 'FAILED')
    ORDER BY o.status = 'PLACED' DESC, o.id DESC LIMIT 5
  ) c`;

/** Of an order that has ended: whether what it needs is on the shelf now. */
const GOODS_LEFT = `
  o.status IN ('CANCELLED', 'EXPIRED') AND NOT EXISTS (
    SELECT FROM (
      SELECT product_id, sum(quantity) AS units FROM order_line
      WHERE order_id = o.id AND product_type = 'PHYSICAL' AND print IS NULL GROUP BY product_id
    ) l LEFT JOIN stock_level s ON s.product_id = l.product_id
    WHERE coalesce(s.on_hand - s.reserved, 0) < l.units)`;

const SELECT = `
  SELECT e.id, e.source, to_char(e.booked_on, 'YYYY-MM-DD') AS "bookedOn", e.amount_minor::float8 AS "amountMinor", e.currency,
    e.payer_name AS "payerName", e.payer_iban AS "payerIban", e.variable_symbol AS "variableSymbol",
    concat_ws(' · ', e.end_to_end_id, e.message) AS message, e.state, e.surplus_minor::float8 AS "surplusMinor",
    e.surplus_settled_at AS "surplusSettledAt",
    CASE WHEN e.state = 'SET_ASIDE' THEN e.payout_id END AS "payoutId", e.order_id AS "orderId", o.order_number AS "orderNumber",
    o.status, o.payment_status AS "paymentStatus", o.total_minor::float8 AS "totalMinor",
    o.gift_cards_minor::float8 AS "giftCardsMinor", o.currency AS "orderCurrency",
    ${GOODS_LEFT} AS "goodsLeft", (${CANDIDATES}) AS candidates
  FROM bank_entry e LEFT JOIN orders o ON o.id = e.order_id`;

type Shown = Pick<
  BankEntry,
  | 'id'
  | 'source'
  | 'bookedOn'
  | 'amountMinor'
  | 'currency'
  | 'payerName'
  | 'payerIban'
  | 'variableSymbol'
  | 'state'
  | 'surplusMinor'
  | 'surplusSettledAt'
  | 'payoutId'
  | 'orderId'
>;

export interface Candidate {
  readonly id: string;
  readonly orderNumber: string;
  readonly status: string;
  readonly name: string;
}

interface Row extends Shown, Pick<PayableOrder, 'status' | 'paymentStatus' | 'totalMinor' | 'giftCardsMinor'> {
  /** Empty: nothing. */
  readonly message: string;
  readonly orderNumber: string | null;
  readonly orderCurrency: string;
  readonly goodsLeft: boolean | null;
  readonly candidates: Candidate[];
}

/** Money with why it waits; `differenceMinor`: how much more than the order costs, negative: less. */
const shown = ({ status, paymentStatus, totalMinor, giftCardsMinor, orderCurrency, ...entry }: Row) => {
  const owed = { totalMinor, giftCardsMinor };
  const order = entry.orderId ? { status, paymentStatus, ...owed, currency: orderCurrency } : null;
  return {
    ...entry,
    problem: entry.state === EntryState.OPEN ? (problemOf(entry, order) ?? EntryProblem.TOO_LITTLE) : null,
    differenceMinor: order && entry.state === EntryState.OPEN ? entry.amountMinor - dueMinor(order) : null,
  };
};

export type ShownEntry = ReturnType<typeof shown>;

export interface WaitingOrder {
  readonly id: string;
  readonly orderNumber: string;
  readonly name: string;
  readonly dueMinor: number;
  readonly currency: string;
  readonly orderDate: Date;
  readonly reservedUntil: Date;
}

const WAITING = `
  SELECT o.id, o.order_number AS "orderNumber", ${DUE_MINOR}::float8 AS "dueMinor", o.currency,
    o.order_date AS "orderDate", o.reserved_until AS "reservedUntil",
    concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName') AS name
  FROM orders o
  WHERE o.reserved_until IS NOT NULL AND o.payment_way = 'BANK_TRANSFER' AND o.status = 'PLACED'
    AND o.payment_status IN ('UNPAID', 'FAILED')
  ORDER BY o.reserved_until, o.id LIMIT ${MOST}`;

/** One entry as it stands now. */
export const shownEntry = async (ctx: Ctx, id: string): Promise<ShownEntry> =>
  shown((await ctx.sql<Row>(`${SELECT} WHERE e.id = $1`, [id]))[0]!);

/** What waits for a person, oldest first, the orders that wait for money, and what was dealt with last. */
export const bankPayments = async (ctx: Ctx) => {
  const open = await ctx.sql<Row>(`${SELECT} WHERE ${OPEN} ORDER BY e.booked_on, e.id LIMIT ${MOST}`);
  const done = await ctx.sql<Row>(
    `${SELECT} WHERE e.state <> 'OPEN' AND NOT ${OPEN} ORDER BY e.recorded_at DESC, e.id LIMIT ${MOST_DONE}`,
  );
  return { open: open.map(shown), waiting: await ctx.sql<WaitingOrder>(WAITING), done: done.map(shown) };
};
