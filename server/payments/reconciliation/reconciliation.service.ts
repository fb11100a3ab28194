import type { Ctx } from '../../core/context.ts';
import { RETURNED } from '../refunds/refund.entity.ts';

/** More is not written down: something larger is wrong, and the oldest come first. */
const MOST = 1000;

const BOOKED_REFUND = `
  SELECT r.paypal_refund_id, r.request_id, r.amount_minor - r.gift_cards_minor AS amount_minor, r.failure, r.handled_at, r.decided_at, c.paypal_capture_id, c.currency, a.order_id,
    a.created_at AS begun_at
  FROM payment_refund r JOIN payment_capture c ON c.id = r.capture_id JOIN payment_attempt a ON a.id = c.attempt_id
  WHERE r.status = 'COMPLETED' AND a.way = 'PAYPAL' AND r.amount_minor > r.gift_cards_minor`;

const BOOKED_PAYMENT = `
  SELECT c.paypal_capture_id, c.amount_minor, c.currency, c.fee_minor, c.status, c.recorded_at, a.order_id, a.created_at AS begun_at
  FROM payment_capture c JOIN payment_attempt a ON a.id = c.attempt_id AND a.way = 'PAYPAL'`;

/** Without an id at PayPal, or under another one: the same sum went back from the same payment, and no other booking has it. */
const SAME_MONEY = `b.paypal_capture_id = l.reference_id AND b.amount_minor = -l.amount_minor`;

/** $1 and $2: a payment that began or a booking that was made outside of them is not looked for at PayPal. */
const DIFFERENCES = `
  WITH listed AS (SELECT * FROM paypal_transaction WHERE status <> 'D'),
    payment AS (${BOOKED_PAYMENT}),
    refund AS (${BOOKED_REFUND})
  SELECT 'PAYMENT_UNKNOWN_HERE' AS kind, l.paypal_id, NULL::uuid AS order_id, l.amount_minor AS paypal_minor,
    l.currency AS paypal_currency, NULL::bigint AS booked_minor, NULL AS booked_currency, l.happened_at
  FROM listed l WHERE l.kind = 'PAYMENT' AND l.status <> 'P'
    AND NOT EXISTS (SELECT FROM payment b WHERE b.paypal_capture_id = l.paypal_id)
  UNION ALL
  SELECT 'PAYMENT_AMOUNT', l.paypal_id, b.order_id, l.amount_minor, l.currency, b.amount_minor, b.currency, l.happened_at
  FROM listed l JOIN payment b ON b.paypal_capture_id = l.paypal_id
  WHERE l.kind = 'PAYMENT' AND (l.amount_minor, l.currency) <> (b.amount_minor, b.currency)
  UNION ALL
  SELECT 'FEE_AMOUNT', l.paypal_id, b.order_id, l.fee_minor, l.currency, b.fee_minor, b.currency, l.happened_at
  FROM listed l JOIN payment b ON b.paypal_capture_id = l.paypal_id
  WHERE l.kind = 'PAYMENT' AND l.currency = b.currency AND l.fee_minor <> b.fee_minor
  UNION ALL
  SELECT 'PAYMENT_UNKNOWN_AT_PAYPAL', b.paypal_capture_id, b.order_id, NULL, NULL, b.amount_minor, b.currency, b.recorded_at
  FROM payment b WHERE b.status IN ('COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED')
    AND b.begun_at >= $1 AND b.recorded_at <= $2
    AND NOT EXISTS (SELECT FROM listed l WHERE l.paypal_id = b.paypal_capture_id)
  UNION ALL
  SELECT 'REFUND_UNKNOWN_HERE', l.paypal_id, p.order_id, -l.amount_minor, l.currency, NULL, NULL, l.happened_at
  FROM listed l LEFT JOIN payment p ON p.paypal_capture_id = l.reference_id
  WHERE l.kind = 'RETURN' AND l.status <> 'P'
    AND NOT EXISTS (SELECT FROM refund b WHERE b.paypal_refund_id = l.paypal_id)
    AND NOT EXISTS (SELECT FROM refund b WHERE ${SAME_MONEY}
      AND (b.paypal_refund_id IS NULL OR NOT EXISTS (SELECT FROM listed o WHERE o.paypal_id = b.paypal_refund_id)))
    AND NOT EXISTS (SELECT FROM payment_dispute d WHERE d.held_refund_id = l.paypal_id)
    AND NOT EXISTS (SELECT FROM payment_dispute d JOIN payment_capture c ON c.id = d.capture_id
      WHERE l.event_code = 'T1110' AND c.paypal_capture_id = l.reference_id)
  UNION ALL
  SELECT 'REFUND_AMOUNT', l.paypal_id, b.order_id, -l.amount_minor, l.currency, b.amount_minor, b.currency, l.happened_at
  FROM listed l JOIN refund b ON b.paypal_refund_id = l.paypal_id
  WHERE (-l.amount_minor, l.currency) <> (b.amount_minor, b.currency)
  UNION ALL
  SELECT 'REFUND_UNKNOWN_AT_PAYPAL', coalesce(b.paypal_refund_id, b.request_id), b.order_id, NULL, NULL, b.amount_minor,
    b.currency, b.decided_at
  FROM refund b WHERE b.failure IS NULL AND b.begun_at >= $1 AND b.decided_at <= $2
    AND NOT EXISTS (SELECT FROM listed l WHERE l.paypal_id = b.paypal_refund_id)
    AND NOT EXISTS (SELECT FROM listed l WHERE l.kind = 'RETURN' AND ${SAME_MONEY})
  UNION ALL
  SELECT 'REFUND_RETURNED', coalesce(b.paypal_refund_id, b.request_id), b.order_id, NULL, NULL, b.amount_minor, b.currency,
    b.decided_at
  FROM refund b WHERE b.failure = '${RETURNED}' AND b.handled_at IS NULL
  ORDER BY happened_at LIMIT ${MOST}`;

const COMPARE = `
  WITH found AS (${DIFFERENCES}),
    written AS (
      INSERT INTO payment_difference
        (kind, paypal_id, order_id, paypal_minor, paypal_currency, booked_minor, booked_currency, happened_at, found_at)
      SELECT f.*, $3::timestamptz FROM found f
      ON CONFLICT (kind, paypal_id) DO UPDATE SET order_id = EXCLUDED.order_id, paypal_minor = EXCLUDED.paypal_minor,
        paypal_currency = EXCLUDED.paypal_currency, booked_minor = EXCLUDED.booked_minor,
        booked_currency = EXCLUDED.booked_currency, resolved_at = NULL)
  UPDATE payment_difference d SET resolved_at = $3
  WHERE d.resolved_at IS NULL AND NOT EXISTS (SELECT FROM found f WHERE f.kind = d.kind AND f.paypal_id = d.paypal_id)`;

export interface Covered {
  readonly from: Date;
  readonly until: Date;
}

/**
 * Compares what PayPal lists with the books, both ways, in one statement: a difference is written once, and one that is gone is
 * resolved. Bookings outside of what is covered are not looked for at PayPal. Repeating it changes nothing.
 */
export const compareWithBooks = async (ctx: Ctx, { from, until }: Covered): Promise<void> => {
  await ctx.sql(COMPARE, [from, until, ctx.shop.clock.now()], 'payments.compare');
};

/** Captures from which PayPal took or gave money that the books do not know of, 50 at most. */
export const capturesWithDifference = async (ctx: Ctx): Promise<{ id: string; paypalId: string }[]> =>
  ctx.sql(
    `SELECT DISTINCT c.id, c.paypal_capture_id AS "paypalId"
     FROM payment_difference d JOIN paypal_transaction l ON l.paypal_id = d.paypal_id
       JOIN payment_capture c ON c.paypal_capture_id = l.reference_id
     WHERE d.kind = 'REFUND_UNKNOWN_HERE' AND d.resolved_at IS NULL AND d.set_aside_at IS NULL LIMIT 50`,
  );
