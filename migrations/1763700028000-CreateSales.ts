import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
  CREATE TABLE sales_day (
    day date NOT NULL,
    orders integer NOT NULL,
    paid_minor bigint NOT NULL,
    refunded_minor bigint NOT NULL,
    kits_minor bigint NOT NULL,
    files_minor bigint NOT NULL,
    CONSTRAINT pk_sales_day PRIMARY KEY (day)
  );
  CREATE TABLE sales_product_day (
    day date NOT NULL,
    product_id integer NOT NULL,
    units integer NOT NULL,
    revenue_minor bigint NOT NULL,
    CONSTRAINT pk_sales_product_day PRIMARY KEY (day, product_id)
  );
`;

/** What was booked so far, as `bookSale` and `bookRefund` would have written it. */
const FILL = `
  WITH booked AS (
    SELECT e.order_id, e.kind, (e.at AT TIME ZONE 'Europe/Bratislava')::date AS day, o.total_minor,
      coalesce((e.data->>'amountMinor')::bigint, 0) AS back_minor,
      CASE e.kind WHEN 'PAID' THEN 1 WHEN 'REFUNDED' THEN -1 ELSE 0 END AS goods
    FROM order_event e JOIN orders o ON o.id = e.order_id
    WHERE e.kind IN ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')
      AND EXISTS (SELECT FROM order_event p WHERE p.order_id = e.order_id AND p.kind = 'PAID')
  ), sold AS (
    SELECT b.day, l.product_id, l.product_type, b.goods * l.quantity AS units,
      b.goods * (l.subtotal_minor - l.discount_minor) AS minor
    FROM booked b JOIN order_line l ON l.order_id = b.order_id WHERE b.goods <> 0
  ), products AS (
    INSERT INTO sales_product_day (day, product_id, units, revenue_minor)
    SELECT day, product_id, sum(units), sum(minor) FROM sold GROUP BY day, product_id
  ), shares AS (
    SELECT day, coalesce(sum(minor) FILTER (WHERE product_type = 'PHYSICAL'), 0) AS kits,
      coalesce(sum(minor) FILTER (WHERE product_type = 'DIGITAL'), 0) AS files
    FROM sold GROUP BY day
  )
  INSERT INTO sales_day (day, orders, paid_minor, refunded_minor, kits_minor, files_minor)
  SELECT b.day, count(*) FILTER (WHERE b.kind = 'PAID'),
    coalesce(sum(b.total_minor) FILTER (WHERE b.kind = 'PAID'), 0), sum(b.back_minor),
    coalesce(max(s.kits), 0), coalesce(max(s.files), 0)
  FROM booked b LEFT JOIN shares s USING (day) GROUP BY b.day
`;

/** Sales per day, and per product and day. */
export class CreateSales1763700028000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [TABLES, FILL]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sales_product_day');
    await runner.query('DROP TABLE sales_day');
  }
}
