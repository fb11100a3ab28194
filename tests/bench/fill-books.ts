import type { Ctx } from '../../server/core/context.ts';
import { makePartitions } from '../../server/visits/postgres-partitions.service.ts';
import { DAY_MS } from '../../server/core/time.ts';
import { withoutIndexes } from './fill.ts';

const YEARS = 10;

/** Of so many entries one is about the settings. */
const RARE = 100;

/** Six admins share the work; a seventh did a tenth of the first year's and is gone. */
const AUDIT = `
  INSERT INTO audit_entry (at, actor_id, actor_email, action, subject, subject_id, subject_name, before, after)
  SELECT $2::timestamptz - n * interval '${YEARS} years' / $1, ('00000000-0000-0000-0000-00000000000' || who)::uuid,
    'clerk' || who || '@martyx.example', (ARRAY['product.update', 'order.ship', 'user.note'])[what],
    CASE WHEN n % ${RARE} = 0 THEN 'SETTINGS' ELSE (ARRAY['PRODUCT', 'ORDER', 'USER'])[what] END,
    (n % greatest($1 / 10, 1))::text, 'MX-2026-' || lpad((n % 200000)::text, 6, '0'), '{"price": 11900}', '{"price": 12900}'
  FROM (
    SELECT n, CASE WHEN n > 0.9 * $1 AND n % 10 = 0 THEN 7 ELSE 1 + n % 6 END AS who, 1 + abs(hashint4(n) % 3) AS what
    FROM generate_series($1::int, 1, -1) AS n
  ) s`;

const STOCK = `
  INSERT INTO stock_change (product_id, actor_id, at, delta, on_hand_after, reason)
  SELECT p.ids[1 + n % cardinality(p.ids)], '00000000-0000-0000-0000-000000000001',
    $2::timestamptz - n * interval '${YEARS} years' / $1, 1, 1000, 'DELIVERY'
  FROM generate_series($1::int, 1, -1) AS n,
    (SELECT array_agg(id ORDER BY id) AS ids FROM product WHERE product_type = 'PHYSICAL') p`;

/** As many of each order as make so many in all, of which the fill of sales made two events; at least one mail. */
const MAILS = `
  INSERT INTO order_mail (order_id, kind, key, requested_at, sent_at)
  SELECT id, 'ORDER', order_number || '-' || n, order_date, order_date
  FROM orders CROSS JOIN generate_series(1, greatest($1 / (SELECT count(*) FROM orders), 1)) AS n`;

const EVENTS = `
  INSERT INTO order_event (order_id, at, kind)
  SELECT id, order_date + n * interval '1 day', 'LINK_RENEWED'
  FROM orders CROSS JOIN generate_series(3, $1 / (SELECT count(*) FROM orders)) AS n`;

/** Single visits are kept for 13 months. */
const VISIT_DAYS = 395;
const VISITS = `
  INSERT INTO visit (at, id, country_code, device, referrer, language, screen_resolution, timezone)
  SELECT $2::timestamptz - n * interval '${VISIT_DAYS} days' / $1, gen_random_uuid(), (ARRAY['SK', 'CZ', 'DE', 'AT'])[1 + n % 4],
    'desktop', '', 'sk', '1920x1080', 'Europe/Bratislava'
  FROM generate_series($1::int, 1, -1) AS n`;

const PAYMENTS = `
  WITH attempts AS (
    INSERT INTO payment_attempt (order_id, state, request_id, amount_minor, currency, created_at)
    SELECT id, 'PAID', order_number, total_minor, currency, order_date FROM orders WHERE payment_id IS NOT NULL
    RETURNING id, request_id, amount_minor, currency, created_at
  )
  INSERT INTO payment_capture (paypal_capture_id, attempt_id, amount_minor, currency, status, recorded_at)
  SELECT request_id, id, amount_minor, currency, 'COMPLETED', created_at FROM attempts`;

/** Of so many payments one went back. */
const RETURNED = 20;

const REFUNDS = `
  INSERT INTO payment_refund (request_id, capture_id, amount_minor, status, reason, requested_at, decided_at)
  SELECT paypal_capture_id, id, 100, 'COMPLETED', 'OTHER', recorded_at, recorded_at
  FROM (SELECT *, row_number() OVER (ORDER BY paypal_capture_id) AS n FROM payment_capture) c WHERE n % ${RETURNED} = 0`;

/** Money by bank, of which some names no order. */
const ENTRIES = `
  INSERT INTO bank_entry (reference, source, booked_on, amount_minor, currency, order_id, state, recorded_at)
  SELECT order_number, 'STATEMENT', order_date::date, total_minor, currency, id, 'BOOKED', order_date
  FROM orders WHERE payment_way = 'BANK_TRANSFER' AND payment_status = 'PAID'
  UNION ALL
  SELECT 'BENCH-' || n, 'STATEMENT', $1::date, 10290, 'EUR', NULL, 'OPEN', $1 FROM generate_series(1, 10) AS n`;

const BOOKS = [
  'audit_entry',
  'stock_change',
  'order_mail',
  'order_event',
  'payment_attempt',
  'payment_capture',
  'payment_refund',
  'bank_entry',
];

/**
 * Ten years of what is kept beside the orders that are there, so many rows of each: what admins did, changes of stock, mails, events,
 * and of 13 months visits. Payments as many as were paid.
 */
export const fillBooks = async (ctx: Ctx, entries: number): Promise<void> => {
  const now = new Date();
  await withoutIndexes(ctx, BOOKS, async () => {
    await ctx.sql(AUDIT, [entries, now]);
    await ctx.sql(STOCK, [entries, now]);
    for (const text of [MAILS, EVENTS]) await ctx.sql(text, [entries]);
    for (const text of [PAYMENTS, REFUNDS]) await ctx.sql(text);
    await ctx.sql(ENTRIES, [now]);
  });
  const days = Array.from({ length: VISIT_DAYS + 2 }, (_, i) => new Date(now.getTime() - (VISIT_DAYS - i) * DAY_MS));
  await makePartitions(ctx, days);
  await ctx.sql(VISITS, [entries, now]);
  await ctx.sql('VACUUM ANALYZE');
};
