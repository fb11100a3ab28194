import type { Ctx } from '../core/context.ts';
import type { PersonalData } from '../core/personal-data.ts';

const payments = (ctx: Ctx, userId: string): Promise<object> =>
  ctx.sql(
    `SELECT o.order_number AS "orderNumber", a.created_at AS "createdAt", a.state, a.paypal_order_id AS "paypalOrderId",
       a.amount_minor::float8 / 100 AS amount, a.currency, a.decided_at AS "decidedAt",
       (SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.paypal_capture_id, 'at', c.recorded_at, 'status', c.status,
          'amount', c.amount_minor::float8 / 100) ORDER BY c.id), '[]')
        FROM payment_capture c WHERE c.attempt_id = a.id) AS captures,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('id', r.paypal_refund_id, 'at', r.requested_at, 'status', r.status,
          'amount', r.amount_minor::float8 / 100, 'reason', r.reason) ORDER BY r.id), '[]')
        FROM payment_refund r JOIN payment_capture c ON c.id = r.capture_id WHERE c.attempt_id = a.id) AS refunds,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('id', d.paypal_dispute_id, 'at', d.opened_at, 'state', d.state,
          'amount', d.amount_minor::float8 / 100, 'reason', d.reason,
          'answers', (SELECT coalesce(jsonb_agg(jsonb_build_object('at', w.requested_at, 'note', w.note,
             'tracking', w.tracking, 'file', w.file_name) ORDER BY w.id), '[]')
           FROM payment_dispute_answer w WHERE w.dispute_id = d.id)) ORDER BY d.id), '[]')
        FROM payment_dispute d JOIN payment_capture c ON c.id = d.capture_id WHERE c.attempt_id = a.id) AS disputes,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('on', e.booked_on, 'amount', e.amount_minor::float8 / 100, 'name', e.payer_name,
          'iban', e.payer_iban, 'message', e.message, 'state', e.state) ORDER BY e.id), '[]')
        FROM bank_entry e WHERE e.order_id = o.id) AS transfers
     FROM payment_attempt a JOIN orders o ON o.id = a.order_id WHERE o.customer_id = $1 ORDER BY a.id`,
    [userId],
  );

/** Payments of orders and what was returned. */
export const paymentsPersonalData: readonly PersonalData[] = [
  {
    name: 'payments',
    about: {
      en: 'Payments and refunds of your orders',
      sk: 'Platby a vrátené platby vašich objednávok',
      de: 'Zahlungen und Erstattungen Ihrer Bestellungen',
    },
    read: payments,
  },
];
