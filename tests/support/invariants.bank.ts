import type { Invariant } from './invariants.ts';

/** What the payments promise of money that comes by bank, and of what is paid on delivery. */
export const bankInvariants: readonly Invariant[] = [
  {
    name: 'bank: what is booked on an order is its sum and the surplus, and pays it once',
    tables: ['bank_entry', 'orders', 'payment_attempt', 'payment_capture'],
    sql: `SELECT format('%s: %s booked, %s too much, of %s, %s captures', o.order_number, b.booked, b.surplus, (o.total_minor - o.gift_cards_minor), p.n)
            AS breach
          FROM (SELECT order_id, sum(amount_minor) AS booked, sum(surplus_minor) AS surplus
                FROM bank_entry WHERE state = 'BOOKED' GROUP BY order_id) b
          JOIN orders o ON o.id = b.order_id
          CROSS JOIN LATERAL (SELECT count(*) AS n FROM payment_capture c JOIN payment_attempt a ON a.id = c.attempt_id
            WHERE a.order_id = o.id AND a.way = 'BANK_TRANSFER') p
          WHERE b.booked - b.surplus <> (o.total_minor - o.gift_cards_minor) OR p.n <> 1 OR o.payment_date IS NULL`,
  },
  {
    name: 'bank: a capture of a transfer is money that came',
    tables: ['bank_entry', 'payment_attempt', 'payment_capture'],
    sql: `SELECT format('capture %s has no booked entry', c.paypal_capture_id) AS breach
          FROM payment_capture c JOIN payment_attempt a ON a.id = c.attempt_id
          WHERE a.way = 'BANK_TRANSFER' AND NOT EXISTS (
            SELECT FROM bank_entry e WHERE e.state = 'BOOKED' AND 'bank:' || e.id = c.paypal_capture_id)`,
  },
  {
    name: 'bank: money that pays nothing has no surplus',
    tables: ['bank_entry'],
    sql: `SELECT format('entry %s is %s', reference, state) AS breach FROM bank_entry WHERE state <> 'BOOKED' AND surplus_minor > 0`,
  },
  {
    name: 'cash: the invoice of a parcel that nobody took is taken back whole',
    tables: ['orders', 'invoice'],
    sql: `SELECT format('%s: %s left', o.order_number, sum(i.total_minor)) AS breach
          FROM orders o JOIN invoice i ON i.order_id = o.id
          WHERE o.payment_way = 'CASH_ON_DELIVERY' AND o.status = 'CANCELLED' AND o.payment_status = 'UNPAID'
          GROUP BY o.id HAVING sum(i.total_minor) <> 0`,
  },
];
