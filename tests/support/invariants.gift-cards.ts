import type { Invariant } from './invariants.ts';

/** What holds of gift cards, what orders took of them, and the money that went back. */
export const giftCardInvariants: readonly Invariant[] = [
  {
    name: 'gift card: its balance is what moved it, and never below nothing',
    tables: ['gift_card', 'gift_card_entry'],
    sql: `SELECT format('%s: balance %s, entries %s', c.id, c.balance_minor, e.sum) AS breach
          FROM gift_card c
          LEFT JOIN (SELECT gift_card_id, sum(amount_minor) FROM gift_card_entry GROUP BY 1) e ON e.gift_card_id = c.id
          WHERE c.balance_minor IS DISTINCT FROM e.sum OR c.balance_minor < 0`,
  },
  {
    name: 'gift card: each use moved exactly what it says',
    tables: ['gift_card_use', 'gift_card_entry'],
    sql: `SELECT format('order %s, card %s: %s of %s, entries %s', u.order_id, u.gift_card_id, u.refunded_minor, u.amount_minor,
            e.sum) AS breach
          FROM gift_card_use u
          FULL JOIN (
            SELECT order_id, gift_card_id, sum(amount_minor) FROM gift_card_entry WHERE order_id IS NOT NULL GROUP BY 1, 2
          ) e ON e.order_id = u.order_id AND e.gift_card_id = u.gift_card_id
          WHERE e.sum IS DISTINCT FROM
            CASE WHEN u.released_at IS NULL THEN u.refunded_minor - u.amount_minor ELSE 0 END`,
  },
  {
    name: 'order: its gift cards pay what they took, unless it ended unpaid',
    tables: ['orders', 'gift_card_use'],
    sql: `SELECT format('%s (%s): says %s, cards %s', o.order_number, o.status, o.gift_cards_minor, coalesce(u.sum, 0)) AS breach
          FROM orders o
          LEFT JOIN (
            SELECT order_id, sum(amount_minor), bool_or(released_at IS NOT NULL) AS some, bool_and(released_at IS NOT NULL) AS every
            FROM gift_card_use GROUP BY 1
          ) u ON u.order_id = o.id
          WHERE o.gift_cards_minor <> coalesce(u.sum, 0)
             OR (u.some AND NOT u.every)
             OR (u.every AND NOT (o.status IN ('CANCELLED', 'EXPIRED') AND o.payment_date IS NULL))
             OR (NOT u.some AND o.status IN ('CANCELLED', 'EXPIRED') AND o.payment_date IS NULL)`,
  },
  {
    name: 'gift card: it is frozen while a dispute about its payment is open, and not without any',
    tables: ['gift_card', 'payment_dispute'],
    sql: `SELECT format('%s: frozen %s, open disputes %s, lost %s', c.id, c.frozen_at, d.open, d.lost) AS breach
          FROM gift_card c
          LEFT JOIN (
            SELECT order_id, count(*) FILTER (WHERE closed_at IS NULL) AS open, count(*) FILTER (WHERE state = 'LOST') AS lost
            FROM payment_dispute GROUP BY 1
          ) d ON d.order_id = c.sold_with
          WHERE (coalesce(d.open, 0) > 0 AND c.frozen_at IS NULL)
             OR (coalesce(d.open, 0) + coalesce(d.lost, 0) = 0 AND c.frozen_at IS NOT NULL)`,
  },
  {
    name: 'refund: what goes back to gift cards is what they got',
    tables: ['orders', 'payment_refund', 'payment_capture', 'gift_card_use'],
    sql: `SELECT format('%s: refunds say %s, cards got %s', o.order_number, coalesce(r.sum, 0), u.sum) AS breach
          FROM orders o
          JOIN (SELECT order_id, sum(refunded_minor) FROM gift_card_use GROUP BY 1) u ON u.order_id = o.id
          LEFT JOIN payment_capture c ON c.paypal_capture_id = o.payment_id
          LEFT JOIN (
            SELECT capture_id, sum(gift_cards_minor) FROM payment_refund WHERE status = 'COMPLETED' GROUP BY 1
          ) r ON r.capture_id = c.id
          WHERE coalesce(r.sum, 0) <> u.sum`,
  },
  {
    name: 'invoice: it says what gift cards paid',
    tables: ['orders', 'invoice'],
    sql: `SELECT format('%s: %s, its invoice says %s', o.order_number, o.gift_cards_minor, i.snapshot ->> 'giftCardsMinor') AS breach
          FROM orders o JOIN invoice i ON i.order_id = o.id AND i.kind = 'INVOICE'
          WHERE o.gift_cards_minor <> coalesce((i.snapshot ->> 'giftCardsMinor')::bigint, 0)`,
  },
  {
    name: 'sold card: one over the whole sum for each paid order that buys one, and no other',
    tables: ['orders', 'gift_card'],
    sql: `SELECT format('%s (%s): card over %s of %s', o.order_number, o.payment_status, c.initial_minor, o.total_minor) AS breach
          FROM orders o FULL JOIN (SELECT * FROM gift_card WHERE sold_with IS NOT NULL) c ON c.sold_with = o.id
          WHERE (o.gift_card_wish IS NOT NULL OR c.id IS NOT NULL)
            AND (o.id IS NULL OR o.gift_card_wish IS NULL
              OR (o.payment_date IS NOT NULL) <> (c.id IS NOT NULL) OR c.initial_minor <> o.total_minor)`,
  },
  {
    name: 'sold card: a refund on its way or done has taken its sum off the card, as far as the card had it; one given up has not',
    tables: ['orders', 'payment_refund', 'payment_capture', 'gift_card_entry'],
    sql: `SELECT format('%s: refund %s is %s, the card lost %s', o.order_number, r.amount_minor, r.status, coalesce(e.lost, 0)) AS breach
          FROM orders o JOIN payment_capture c ON c.paypal_capture_id = o.payment_id
          JOIN payment_refund r ON r.capture_id = c.id
          LEFT JOIN (SELECT refund_id, -sum(amount_minor) AS lost FROM gift_card_entry WHERE refund_id IS NOT NULL GROUP BY 1) e
            ON e.refund_id = r.id
          WHERE o.gift_card_wish IS NOT NULL AND o.payment_date IS NOT NULL AND CASE r.status
            WHEN 'FAILED' THEN coalesce(e.lost, 0) <> 0
            ELSE coalesce(e.lost, 0) > r.amount_minor
              OR (r.request_id NOT LIKE 'paypal:%' AND coalesce(e.lost, 0) <> r.amount_minor) END`,
  },
  {
    name: 'sold card: its sale is no sale of the shop, has no VAT and no document',
    tables: ['orders', 'order_line', 'invoice'],
    sql: `SELECT format('%s: %s documents, VAT %s', o.order_number, count(i.id), sum(l.tax_minor)) AS breach
          FROM orders o JOIN order_line l ON l.order_id = o.id LEFT JOIN invoice i ON i.order_id = o.id
          WHERE o.gift_card_wish IS NOT NULL GROUP BY o.id
          HAVING count(i.id) > 0 OR sum(l.tax_minor) <> 0 OR bool_or(l.product_type <> 'GIFT_CARD' OR l.product_id <> 0)`,
  },
];
