import { DAY_MS } from '../../core/time.ts';
import { STOPPED_BY_DISPUTE } from '../../payments/disputes/dispute-hold.queries.ts';
import { ORDERS_OF_WAITING_MAILS } from '../mails/waiting-mails.service.ts';

/** SQL condition on the order `o`: a refund that PayPal has not decided takes back all that was paid. */
export const GOES_BACK = `EXISTS (
  SELECT FROM payment_refund q JOIN payment_capture c ON c.id = q.capture_id
  WHERE q.status = 'REQUESTED' AND c.paypal_capture_id = o.payment_id AND c.amount_minor + o.gift_cards_minor <= (
    SELECT sum(r.amount_minor) FROM payment_refund r WHERE r.capture_id = c.id AND r.status <> 'FAILED'))`;

/** What on an order waits for a person. */
export type OrderTodo = 'PACK' | 'PAYMENT' | 'MAIL' | 'WITHDRAWAL' | 'COMPLAINT' | 'DISPUTE';

/** PayPal gets this long before a person has to look. */
export const PATIENCE_MS = DAY_MS;
const PATIENCE = `${PATIENCE_MS} milliseconds`;

/**
 * SQL condition on the order `o` for each thing to do; `now` is the placeholder of the present moment. One text serves
 * the counts, the lists behind them and their indexes.
 *
 * PACK: paid goods that are in the house, whose money stays and that no dispute keeps there. PAYMENT: the payment failed and may be tried again, is in doubt for a day, or
 * money that has to go back did not and nobody has settled it. MAIL: a mail that waits for a person.
 * WITHDRAWAL: a statement of withdrawal that nobody has marked as done. COMPLAINT: one that is not settled. DISPUTE: PayPal waits for the shop's answer, and none is on its way.
 */
export const ORDER_TODO: Readonly<Record<OrderTodo, (now: string) => string>> = {
  PACK: () =>
    `(o.status = 'CONFIRMED' AND o.fulfilment_status = 'UNFULFILLED' AND NOT ${GOES_BACK} AND NOT ${STOPPED_BY_DISPUTE})`,
  PAYMENT: (now) => `(o.id IN (
    SELECT t.id FROM orders t WHERE t.status = 'PLACED' AND t.payment_status IN ('PENDING', 'FAILED')
      AND (t.payment_status = 'FAILED' OR t.order_date < ${now}::timestamptz - interval '${PATIENCE}')
    UNION ALL
    SELECT a.order_id FROM payment_refund r
    JOIN payment_capture c ON c.id = r.capture_id JOIN payment_attempt a ON a.id = c.attempt_id
    WHERE (r.status <> 'COMPLETED' OR r.failure IS NOT NULL)
      AND (r.failure IS NOT NULL OR r.status = 'FAILED' OR r.requested_at < ${now}::timestamptz - interval '${PATIENCE}')
      AND r.handled_at IS NULL AND (r.status = 'COMPLETED' OR NOT EXISTS (
        SELECT FROM payment_refund l WHERE l.capture_id = r.capture_id AND l.id > r.id AND l.status <> 'FAILED'))))`,
  MAIL: () => `(o.id IN (${ORDERS_OF_WAITING_MAILS}))`,
  WITHDRAWAL: () => `(o.id IN (
    SELECT w.order_id FROM withdrawal w WHERE w.handled_at IS NULL AND w.order_id IS NOT NULL))`,
  COMPLAINT: () => `(o.id IN (SELECT k.order_id FROM complaint k WHERE k.ended_at IS NULL))`,
  DISPUTE: () => `(o.id IN (
    SELECT d.order_id FROM payment_dispute d WHERE d.closed_at IS NULL AND d.state = 'ANSWER' AND NOT EXISTS (
      SELECT FROM payment_dispute_answer a WHERE a.dispute_id = d.id AND a.state = 'REQUESTED')))`,
};
