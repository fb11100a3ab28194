import { CreateSales1763700028000 } from '../../migrations/1763700028000-CreateSales.ts';
import { CreateSalesMonths1763700038000 } from '../../migrations/1763700038000-CreateSalesMonths.ts';
import type { OpenShop } from '../../server/process/open-shop.ts';

/** Over so many days, the last one today. */
const DAYS = 400;

/** What waits for a payment is among the newest: the shop ends whatever was not paid in time. */
const OPEN_AMONG = 3_000;
/** The newest, paid and in the house. */
const TO_SEND = 300;

const ORDERS = `
  INSERT INTO orders (order_number, order_date, status, payment_status, fulfilment_status, user_email, locale, currency,
    subtotal_minor, shipping_minor, discount_minor, total_minor, shipping_tax_rate, shipping_tax_minor, tax_country,
    billing_address, terms_version, terms_accepted_at, reserved_until, payment_method, payment_id, payment_date,
    payment_way, idempotency_key, request_hash, access_nonce, version)
  SELECT 'MX-BENCH-' || lpad(n::text, 6, '0'), at, state[1], state[2], state[3], 'buyer' || n || '@example.sk', 'sk', 'EUR',
    9800, 490, 0, 10290, 23, 92, 'SK',
    jsonb_build_object('firstName', 'Jana', 'lastName', 'Hrivnáková ' || n, 'street', 'Horná 12', 'city', 'Bystrica',
      'postcode', '97401', 'country', 'SK'),
    '1', at, CASE WHEN state[1] = 'PLACED' THEN at + interval '400 days' END,
    CASE WHEN state[2] = 'PAID' THEN 'paypal' END, CASE WHEN state[2] = 'PAID' THEN 'BENCH-' || n END,
    CASE WHEN state[2] = 'PAID' THEN at END, CASE WHEN state[1] = 'EXPIRED' OR n % 10 = 3 THEN 'BANK_TRANSFER' END,
    'bench-' || n, '', '', 2
  FROM (
    SELECT n, $2::timestamptz - (($1 - n) * (interval '1 day' * ${DAYS} / $1)) AS at,
      CASE
        WHEN n % 50 = 0 THEN ARRAY['EXPIRED', 'UNPAID', 'UNFULFILLED']
        WHEN n % 50 = 7 AND n > $1 - ${OPEN_AMONG} THEN ARRAY['PLACED', 'FAILED', 'UNFULFILLED']
        WHEN n > $1 - ${TO_SEND} THEN ARRAY['CONFIRMED', 'PAID', 'UNFULFILLED']
        ELSE ARRAY['COMPLETED', 'PAID', 'DELIVERED']
      END AS state
    FROM generate_series(1, $1::int) AS n
  ) s`;

/** Two lines each, the products as by chance but the same in every run. */
const LINES = `
  INSERT INTO order_line (order_id, position, product_id, product_name, sku, product_type, quantity, unit_price_minor,
    subtotal_minor, discount_minor, tax_rate_percent, tax_minor, tax_class)
  SELECT o.id, l, p.id, 'Product ' || p.id, p.sku, p.product_type, 1, 4900, 4900, 0, 23, 916, p.tax_class
  FROM (SELECT id, row_number() OVER (ORDER BY order_number) AS n FROM orders WHERE order_number LIKE 'MX-BENCH-%') o
  CROSS JOIN generate_series(0, 1) AS l
  CROSS JOIN (SELECT count(*) AS many FROM product) c
  JOIN (SELECT *, row_number() OVER (ORDER BY id) AS r FROM product) p
    ON p.r = 1 + (o.n * 7919 + l * 104729 + (o.n / 3) * (o.n % 11)) % c.many`;

const EVENTS = `
  INSERT INTO order_event (order_id, at, kind)
  SELECT id, order_date, kind FROM orders CROSS JOIN unnest(ARRAY['PLACED', 'PAID']) AS kind
  WHERE order_number LIKE 'MX-BENCH-%' AND (kind = 'PLACED' OR payment_date IS NOT NULL)`;

const COUNTRIES =
  'SK CZ DE AT PL HU CH NL GB FR IT ES US SI HR RO BG SE NO FI DK BE IE PT GR UA LT LV EE CA AU NZ JP KR BR MX IN TR IL ZA';

const VISIT_COUNTRIES = `
  INSERT INTO visit_country (day, country_code, visits)
  SELECT ($2::date - d), code, greatest(1, $1::int / ${DAYS} / c / 4)
  FROM generate_series(0, ${DAYS - 1}) AS d, unnest(string_to_array('${COUNTRIES}', ' ')) WITH ORDINALITY AS u (code, c)
  ON CONFLICT DO NOTHING`;

/** A shop is visited in waves of about two weeks. */
const VISIT_DAYS = `
  INSERT INTO visit_day (day, visits, visitors)
  SELECT ($2::date - d), a * (1 + 0.3 * sin(d / 2.3) + 0.1 * cos(d)), a * 0.62 * (1 + 0.25 * sin(d / 2.3))
  FROM generate_series(0, ${DAYS - 1}) AS d, (SELECT $1::float8 / ${DAYS} AS a) base
  ON CONFLICT DO NOTHING`;

/** Orders of the last 400 days with their sales, and the counts of visits, as a shop of that age would have them. */
export const fillSales = async (
  { pool, dataSource }: OpenShop,
  { orders, visits }: { orders: number; visits: number },
): Promise<void> => {
  const now = new Date();
  await pool.query(ORDERS, [orders, now]);
  await pool.query(LINES);
  await pool.query(EVENTS);
  const runner = dataSource.createQueryRunner();
  const sales = [new CreateSales1763700028000(), new CreateSalesMonths1763700038000()];
  for (const migration of sales.toReversed()) await migration.down(runner);
  for (const migration of sales) await migration.up(runner);
  await runner.release();
  // A shop that booked these day by day has them in this order.
  await pool.query('CLUSTER sales_product_day USING pk_sales_product_day');
  for (const text of [VISIT_DAYS, VISIT_COUNTRIES]) await pool.query(text, [visits, now]);
  await pool.query('ANALYZE');
};
