import type { Ctx } from '../../server/core/context.ts';
import { bankInvariants } from './invariants.bank.ts';
import { cardInvariants } from './invariants.cards.ts';
import { giftCardInvariants } from './invariants.gift-cards.ts';
import { promotionInvariants } from './invariants.promotions.ts';
import { salesInvariants } from './invariants.sales.ts';
import type { TestShop } from './shop.ts';

/** A statement that finds what must not be: every row it returns is a breach, told by its column `breach`. */
export interface Invariant {
  readonly name: string;
  /** Tables that must exist; the check is passed over while one is missing. */
  readonly tables: readonly string[];
  readonly sql: string;
}

const catalogInvariants: readonly Invariant[] = [
  {
    name: 'stock: 0 ≤ reserved ≤ on hand',
    tables: ['stock_level'],
    sql: `SELECT format('product %s: %s of %s reserved', product_id, reserved, on_hand) AS breach
          FROM stock_level WHERE reserved < 0 OR reserved > on_hand`,
  },
];

const ordersInvariants: readonly Invariant[] = [
  {
    name: 'stock: reserved is what placed orders hold',
    tables: ['stock_level', 'orders', 'order_line'],
    sql: `SELECT format('product %s: %s reserved, orders hold %s', s.product_id, s.reserved, coalesce(h.held, 0)) AS breach
          FROM stock_level s
          LEFT JOIN (
            SELECT l.product_id, sum(l.quantity) AS held FROM order_line l JOIN orders o ON o.id = l.order_id
            WHERE o.status = 'PLACED' AND l.product_type = 'PHYSICAL' GROUP BY l.product_id
          ) h ON h.product_id = s.product_id
          WHERE s.reserved <> coalesce(h.held, 0)`,
  },
  {
    name: 'order: Σ lines + shipping − discount = total',
    tables: ['orders', 'order_line'],
    sql: `SELECT format('%s: lines %s, discounts %s', o.order_number, s.lines, s.discounts) AS breach
          FROM orders o
          LEFT JOIN (
            SELECT order_id, sum(subtotal_minor) AS lines, sum(discount_minor) AS discounts
            FROM order_line GROUP BY order_id
          ) s ON s.order_id = o.id
          WHERE s.lines + o.shipping_minor - s.discounts IS DISTINCT FROM o.total_minor
             OR s.lines IS DISTINCT FROM o.subtotal_minor OR s.discounts IS DISTINCT FROM o.discount_minor`,
  },
  {
    name: 'order: one PLACED event, and one event per version',
    tables: ['orders', 'order_event'],
    sql: `SELECT format('%s: version %s, %s events, %s PLACED', o.order_number, o.version, e.n, e.placed) AS breach
          FROM orders o
          LEFT JOIN (
            SELECT order_id, count(*) AS n, count(*) FILTER (WHERE kind = 'PLACED') AS placed
            FROM order_event GROUP BY order_id
          ) e ON e.order_id = o.id
          WHERE e.n IS DISTINCT FROM o.version OR e.placed IS DISTINCT FROM 1`,
  },
  {
    name: 'order: a paid one is not cancelled or expired, a shipped or completed one was paid, or is on delivery',
    tables: ['orders'],
    sql: `SELECT format('%s: %s, %s, %s', order_number, status, payment_status, fulfilment_status) AS breach
          FROM orders
          WHERE (payment_status IN ('PAID', 'PARTIALLY_REFUNDED') AND status NOT IN ('CONFIRMED', 'COMPLETED'))
             OR ((status IN ('CONFIRMED', 'COMPLETED') OR fulfilment_status IN ('SHIPPED', 'DELIVERED'))
               AND payment_status NOT IN ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')
               AND payment_way IS DISTINCT FROM 'CASH_ON_DELIVERY')`,
  },
  {
    name: 'order: refunds are never more than the total, and all of it when refunded',
    tables: ['orders'],
    sql: `SELECT format('%s: %s, %s of %s refunded', order_number, payment_status, refunded_minor, total_minor) AS breach
          FROM orders
          WHERE refunded_minor > total_minor
             OR (payment_status = 'REFUNDED' AND refunded_minor <> total_minor
               AND (payment_date IS NOT NULL OR refunded_minor <> total_minor - gift_cards_minor))
             OR (payment_status = 'PARTIALLY_REFUNDED' AND refunded_minor NOT BETWEEN 1 AND total_minor - 1)
             OR (payment_status NOT IN ('REFUNDED', 'PARTIALLY_REFUNDED') AND refunded_minor <> 0)`,
  },
  {
    name: 'order: held goods have an end, others have none',
    tables: ['orders'],
    sql: `SELECT format('%s: %s until %s', order_number, status, reserved_until) AS breach
          FROM orders WHERE (status = 'PLACED') <> (reserved_until IS NOT NULL)`,
  },
  {
    name: 'order: files are sold with consent and once',
    tables: ['orders', 'order_line'],
    sql: `SELECT format('%s: line %s', o.order_number, l.sku) AS breach
          FROM order_line l JOIN orders o ON o.id = l.order_id
          WHERE l.product_type = 'DIGITAL' AND (o.digital_consent_at IS NULL OR l.quantity <> 1)`,
  },
];

const paymentsInvariants: readonly Invariant[] = [
  {
    name: 'payment: what PayPal decided for the buyer has gone back',
    tables: ['payment_dispute', 'payment_refund'],
    sql: `SELECT format('dispute %s is lost, and nothing went back', d.paypal_dispute_id) AS breach
          FROM payment_dispute d WHERE d.state = 'LOST' AND NOT EXISTS (
            SELECT FROM payment_refund r WHERE r.capture_id = d.capture_id AND r.status = 'COMPLETED')`,
  },
  {
    name: 'payment: an order is paid by exactly one capture of all that gift cards leave',
    tables: ['orders', 'payment_attempt', 'payment_capture'],
    sql: `SELECT format('%s: %s, %s captures of the sum', o.order_number, o.payment_status, count(c.id)) AS breach
          FROM orders o
          LEFT JOIN payment_attempt a ON a.order_id = o.id AND a.state IN ('PAID', 'REFUNDED')
          LEFT JOIN payment_capture c ON c.attempt_id = a.id AND c.paypal_capture_id = o.payment_id
            AND c.amount_minor = o.total_minor - o.gift_cards_minor AND c.currency = o.currency
          WHERE o.payment_status IN ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')
            AND EXISTS (SELECT 1 FROM payment_attempt WHERE order_id = o.id)
          GROUP BY o.id HAVING count(c.id) <> 1`,
  },
  {
    name: 'payment: an attempt is PAID exactly when its order is',
    tables: ['orders', 'payment_attempt'],
    sql: `SELECT format('%s: attempt %s is PAID, the order %s', o.order_number, a.id, o.payment_status) AS breach
          FROM payment_attempt a JOIN orders o ON o.id = a.order_id
          WHERE a.state = 'PAID' AND o.payment_status NOT IN ('PAID', 'PARTIALLY_REFUNDED')`,
  },
  {
    name: 'payment: the money of an order moves by one attempt at a time',
    tables: ['payment_attempt'],
    sql: `SELECT format('order %s: %s attempts hold money', order_id, count(*)) AS breach
          FROM payment_attempt WHERE state IN ('CAPTURING', 'PENDING', 'PAID') GROUP BY order_id HAVING count(*) > 1`,
  },
  {
    name: 'payment: money that was taken pays an order or goes back',
    tables: ['payment_attempt', 'payment_capture', 'payment_refund'],
    sql: `SELECT format('capture %s is %s, its attempt %s', c.paypal_capture_id, c.status, a.state) AS breach
          FROM payment_capture c JOIN payment_attempt a ON a.id = c.attempt_id
          WHERE c.status = 'COMPLETED' AND a.state <> 'PAID' AND c.amount_minor > 0
            AND NOT EXISTS (SELECT 1 FROM payment_refund r WHERE r.capture_id = c.id)`,
  },
  {
    name: 'payment: refunds never exceed their capture, and the order knows them',
    tables: ['orders', 'payment_attempt', 'payment_capture', 'payment_refund'],
    sql: `SELECT format('capture %s: %s of %s given back, order says %s', c.paypal_capture_id, r.planned, c.amount_minor,
            o.refunded_minor) AS breach
          FROM payment_capture c
          JOIN payment_attempt a ON a.id = c.attempt_id JOIN orders o ON o.id = a.order_id
          JOIN (
            SELECT capture_id, coalesce(sum(amount_minor - gift_cards_minor) FILTER (WHERE status <> 'FAILED'), 0) AS planned,
              coalesce(sum(amount_minor) FILTER (WHERE status = 'COMPLETED'), 0) AS done
            FROM payment_refund GROUP BY capture_id
          ) r ON r.capture_id = c.id
          WHERE r.planned > c.amount_minor OR (o.payment_id = c.paypal_capture_id AND r.done <> o.refunded_minor)`,
  },
  {
    name: 'payment: refunds put back at most what was sold, less what was refunded without going back',
    tables: ['order_line', 'payment_refund'],
    sql: `SELECT format('line %s: %s of %s put back, %s stay away', l.sku, r.back, l.quantity, r.away) AS breach
          FROM order_line l CROSS JOIN LATERAL (
            SELECT coalesce(sum(units) FILTER (WHERE back), 0) AS back, coalesce(sum(units) FILTER (WHERE NOT back), 0) AS away
            FROM (
              SELECT true AS back, (i ->> 'quantity')::int AS units
              FROM payment_refund CROSS JOIN jsonb_array_elements(restocked) i WHERE i ->> 'itemId' = l.id::text
              UNION ALL
              SELECT false, (i ->> 'quantity')::int
              FROM payment_refund CROSS JOIN jsonb_array_elements(items) i
              WHERE i ->> 'itemId' = l.id::text AND status = 'COMPLETED' AND NOT restock
            ) u
          ) r
          WHERE l.product_type = 'PHYSICAL' AND r.back > l.quantity - r.away`,
  },
  {
    name: 'payment: PayPal took no money that the shop does not know or look for',
    tables: ['payment_attempt', 'payment_capture'],
    sql: `SELECT format('capture %s of %s is unknown, the attempt is %s', c.id, c.order_id, a.state) AS breach
          FROM paypal_simulator.captures c
          JOIN paypal_simulator.orders p ON p.id = c.order_id
          LEFT JOIN payment_attempt a ON a.paypal_order_id = p.id
          LEFT JOIN payment_capture known ON known.paypal_capture_id = c.id
          WHERE known.id IS NULL AND (a.id IS NULL OR a.next_ask_at IS NULL)`,
  },
  {
    name: 'payment: PayPal took the money of an order once',
    tables: ['payment_attempt'],
    sql: `SELECT format('order %s: %s captures that were kept', a.order_id, count(*)) AS breach
          FROM paypal_simulator.captures c JOIN payment_attempt a ON a.paypal_order_id = c.order_id
          WHERE c.status IN ('COMPLETED', 'PARTIALLY_REFUNDED') AND a.state <> 'FAILED'
          GROUP BY a.order_id HAVING count(*) > 1`,
  },
];

/** Money that the order keeps (or kept until a refund), as opposed to money that came too late or twice. */
const KEPT = `o.payment_date IS NOT NULL`;

const invoicesInvariants: readonly Invariant[] = [
  {
    name: 'invoice: numbers of a series are unbroken',
    tables: ['invoice', 'invoice_counter'],
    sql: `SELECT format('%s %s: %s numbers up to %s, counter %s', c.series, c.year, count(i.id), max(i.sequence), c.last)
            AS breach
          FROM invoice_counter c LEFT JOIN invoice i ON i.series = c.series AND i.year = c.year
          GROUP BY c.series, c.year, c.last
          HAVING count(i.id) <> c.last OR count(DISTINCT i.sequence) <> c.last OR max(i.sequence) <> c.last`,
  },
  {
    name: 'invoice: one of the whole sum per paid order, none without payment',
    tables: ['orders', 'invoice'],
    sql: `SELECT format('%s: %s invoices over %s of %s', o.order_number, count(i.id), sum(i.total_minor), o.total_minor)
            AS breach
          FROM orders o LEFT JOIN invoice i ON i.order_id = o.id AND i.kind = 'INVOICE'
          GROUP BY o.id
          HAVING count(i.id) <> (CASE WHEN o.gift_card_wish IS NOT NULL THEN 0 WHEN ${KEPT} THEN 1 WHEN o.payment_way = 'CASH_ON_DELIVERY' THEN count(i.id) ELSE 0 END) OR sum(i.total_minor) <> o.total_minor`,
  },
  {
    name: 'invoice: net and tax of every line of a credit note have one sign',
    tables: ['invoice'],
    sql: `SELECT format('%s: net %s, tax %s', i.number, p -> 'netMinor', p -> 'taxMinor') AS breach
          FROM invoice i CROSS JOIN jsonb_array_elements(i.snapshot -> 'lines' || (i.snapshot -> 'taxes')) p
          WHERE i.kind = 'CREDIT_NOTE' AND ((p ->> 'netMinor')::bigint > 0 OR (p ->> 'taxMinor')::bigint > 0)`,
  },
  {
    name: 'invoice: credit notes say what was refunded',
    tables: ['orders', 'invoice'],
    sql: `SELECT format('%s: %s credited, %s refunded', o.order_number, coalesce(i.credited, 0), o.refunded_minor) AS breach
          FROM orders o
          LEFT JOIN (
            SELECT order_id, sum(abs(total_minor)) AS credited FROM invoice WHERE kind = 'CREDIT_NOTE' GROUP BY order_id
          ) i ON i.order_id = o.id
          WHERE ${KEPT} AND o.gift_card_wish IS NULL AND coalesce(i.credited, 0) <> o.refunded_minor`,
  },
];

const mailInvariants: readonly Invariant[] = [
  {
    name: 'mail: the confirmation of a paid order was sent or is still to be sent',
    tables: ['orders', 'order_mail'],
    sql: `SELECT format('%s: no confirmation', o.order_number) AS breach
          FROM orders o
          WHERE ${KEPT}
            AND NOT EXISTS (SELECT 1 FROM order_mail m WHERE m.key IN ('order-' || o.id, 'cash-' || o.id) AND m.sent_at IS NOT NULL)
            AND NOT EXISTS (SELECT 1 FROM graphile_worker.jobs j WHERE j.key IN ('order-mail:' || o.id, 'cash-mail:' || o.id))`,
  },
];

const deliveryInvariants: readonly Invariant[] = [
  {
    name: 'delivery: files of a paid order are open, of any other closed',
    tables: ['orders', 'order_line', 'entitlement'],
    sql: `SELECT format('%s (%s): line %s %s', o.order_number, o.payment_status, l.sku,
            CASE WHEN e.id IS NULL THEN 'has no entitlement' ELSE 'is open' END) AS breach
          FROM orders o
          JOIN order_line l ON l.order_id = o.id AND l.product_type = 'DIGITAL'
          LEFT JOIN entitlement e ON e.order_line_id = l.id AND (e.revoked_at IS NULL
            OR e.revoke_reason = 'DISPUTED' AND EXISTS (
              SELECT FROM payment_dispute d WHERE d.order_id = o.id AND d.closed_at IS NULL AND d.held_minor > 0))
          WHERE (o.payment_status IN ('PAID', 'PARTIALLY_REFUNDED')) <> (e.id IS NOT NULL)`,
  },
];

/** Every module adds its own list: what it promises, as SQL. */
const INVARIANTS = {
  catalog: catalogInvariants,
  orders: [...ordersInvariants, ...promotionInvariants, ...salesInvariants, ...giftCardInvariants],
  delivery: deliveryInvariants,
  invoices: invoicesInvariants,
  mails: mailInvariants,
  payments: [...paymentsInvariants, ...bankInvariants, ...cardInvariants],
};

type ModuleName = keyof typeof INVARIANTS;
const ALL = Object.keys(INVARIANTS) as ModuleName[];

const tablesOf = async (ctx: Ctx): Promise<Set<string>> => {
  const rows = await ctx.sql<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  return new Set(rows.map(({ name }) => name));
};

/**
 * Looks for broken promises in the whole database. Empty when all hold; else one text per breach. A test that calls the
 * services of one module alone (an order marked as paid without any payment) names the modules that it does hold to.
 */
export const checkInvariants = async (
  shop: Pick<TestShop, 'ctx'>,
  modules: readonly ModuleName[] = ALL,
): Promise<string[]> => {
  const ctx = shop.ctx();
  const tables = await tablesOf(ctx);
  const breaches: string[] = [];
  for (const { name, tables: needed, sql } of modules.flatMap((module) => INVARIANTS[module])) {
    if (!needed.every((table) => tables.has(table))) continue;
    const rows = await ctx.sql<{ breach: string }>(sql);
    breaches.push(...rows.map(({ breach }) => `${name}: ${breach}`));
  }
  return breaches;
};
