import type { Invariant } from './invariants.ts';

/** What is true of cards besides what is true of every payment. */
export const cardInvariants: readonly Invariant[] = [
  {
    name: 'card: Stripe took no money that the shop does not know or look for',
    tables: ['payment_attempt', 'payment_capture'],
    sql: `SELECT format('%s is unknown, the attempt is %s', s.intent_id, a.state) AS breach
          FROM stripe_simulator.sessions s
          LEFT JOIN payment_attempt a ON a.paypal_order_id = s.id
          LEFT JOIN payment_capture known ON known.paypal_capture_id = s.intent_id
          WHERE s.received_minor > 0 AND known.id IS NULL AND (a.id IS NULL OR a.next_ask_at IS NULL)`,
  },
  {
    name: 'card: the money of an order was taken once, whoever took it',
    tables: ['payment_attempt'],
    sql: `SELECT format('order %s: %s captures that were kept', order_id, count(*)) AS breach
          FROM (
            SELECT a.order_id FROM stripe_simulator.sessions s JOIN payment_attempt a ON a.paypal_order_id = s.id
            WHERE s.received_minor > 0 AND a.state NOT IN ('FAILED', 'REFUNDED')
            UNION ALL
            SELECT a.order_id FROM paypal_simulator.captures c JOIN payment_attempt a ON a.paypal_order_id = c.order_id
            WHERE c.status IN ('COMPLETED', 'PARTIALLY_REFUNDED') AND a.state NOT IN ('FAILED', 'REFUNDED')
          ) kept GROUP BY order_id HAVING count(*) > 1`,
  },
  {
    name: 'card: what Stripe gave back is never more than it took, and what is booked has gone back',
    tables: ['payment_refund', 'payment_capture'],
    sql: `SELECT format('%s: %s of %s given back, %s booked', s.intent_id, r.back, s.received_minor, b.booked) AS breach
          FROM stripe_simulator.sessions s
          CROSS JOIN LATERAL (
            SELECT coalesce(sum(amount_minor), 0) AS back FROM stripe_simulator.refunds
            WHERE intent_id = s.intent_id AND status <> 'failed') r
          CROSS JOIN LATERAL (
            SELECT coalesce(sum(f.amount_minor), 0) AS booked FROM payment_refund f
            JOIN payment_capture c ON c.id = f.capture_id
            WHERE c.paypal_capture_id = s.intent_id AND f.status = 'COMPLETED' AND f.failure IS NULL
              AND f.paypal_refund_id LIKE 're\\_%') b
          WHERE r.back > s.received_minor OR b.booked > r.back`,
  },
];
