import type { TestShop } from './shop.ts';

const PRODUCTS = `
  WITH shelf AS (INSERT INTO category (slug, names) VALUES ('many', '{"en": "Many"}') RETURNING id), made AS (
    INSERT INTO product (slug, sku, product_type, active, price_minor, tax_class, category_id, published_at, weight_grams)
    SELECT 'many-' || n, 'MANY-' || lpad(n::text, 5, '0'), 'PHYSICAL', true, 1000 + n, 'goods', shelf.id, now(), 100
    FROM shelf, generate_series(1, $1::int) AS n RETURNING id, sku
  )
  INSERT INTO product_translation
    (product_id, locale, name, summary, description, features, spec_line, interaction_instructions)
  SELECT id, locale, CASE WHEN sku LIKE '%7' THEN 'Ľahký klzák ' ELSE 'Raketa ' END || sku, '', '', '{}', '', '{}'
  FROM made, unnest(ARRAY['en', 'sk', 'de']) AS locale`;

const ORDERS = `
  INSERT INTO orders (order_number, order_date, status, payment_status, fulfilment_status, user_email, locale, currency,
    subtotal_minor, shipping_minor, discount_minor, total_minor, shipping_tax_rate, shipping_tax_minor, tax_country,
    billing_address, shipping_address, terms_version, terms_accepted_at, reserved_until, idempotency_key, request_hash,
    access_nonce, payment_date)
  SELECT 'MX-2025-' || lpad(n::text, 6, '0'), now() - n * interval '5 minutes',
    CASE WHEN n % 50 = 0 THEN 'EXPIRED' WHEN n <= 200 THEN 'CONFIRMED' ELSE 'COMPLETED' END,
    CASE WHEN n % 50 = 0 THEN 'UNPAID' ELSE 'PAID' END,
    CASE WHEN n % 50 = 0 OR n <= 200 THEN 'UNFULFILLED' ELSE 'DELIVERED' END,
    'buyer' || (n % 20000) || '@example.sk', 'sk', 'EUR', 2000 + n % 5000, 0, 0, 2000 + n % 5000, 0, 0, 'SK', a, a,
    '1', now(), NULL, gen_random_uuid()::text, 'x', 'x', now()
  FROM generate_series(1, $1::int) AS n, LATERAL (SELECT jsonb_build_object(
    'firstName', (ARRAY['Zuzana', 'Jürgen', 'Ľubica', 'Peter', 'Käthe'])[1 + n % 5],
    'lastName', (ARRAY['Kováčová', 'Weiß', 'Mäsiarová', 'Hôrka'])[1 + n % 4] || n % 997,
    'street', 'Horná 1', 'city', 'Zvolen', 'postcode', '960 01', 'country', 'SK') AS a) AS address`;

const LINES = `
  INSERT INTO order_line (order_id, position, product_id, product_name, sku, product_type, quantity, unit_price_minor,
    subtotal_minor, discount_minor, tax_rate_percent, tax_minor, tax_class)
  SELECT o.id, p, i.ids[1 + (abs(hashint8(o.total_minor + p * 7919)) % array_length(i.ids, 1))], 'A product', 'X',
    'PHYSICAL', 1, 1000, 1000, 0, 23, 187, 'goods'
  FROM orders o, generate_series(0, 1) AS p, (SELECT array_agg(id) AS ids FROM product) AS i`;

const EVENTS = `INSERT INTO order_event (order_id, at, kind) SELECT id, order_date, 'PLACED' FROM orders`;

/** A shop with a history: orders of two lines each, five minutes apart, the newest 196 of them to be packed. */
export const seedOrders = async (shop: TestShop, orders: number, products: number): Promise<void> => {
  const ctx = shop.ctx();
  await ctx.sql(PRODUCTS, [products]);
  await ctx.sql(ORDERS, [orders]);
  for (const sql of [LINES, EVENTS, 'VACUUM ANALYZE']) await ctx.sql(sql);
};
