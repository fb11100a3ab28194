import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = `
  CREATE TABLE sales_product_month (
    month date NOT NULL,
    product_id integer NOT NULL,
    units integer NOT NULL,
    revenue_minor bigint NOT NULL,
    CONSTRAINT pk_sales_product_month PRIMARY KEY (month, product_id)
  );
  INSERT INTO sales_product_month (month, product_id, units, revenue_minor)
  SELECT date_trunc('month', day)::date, product_id, sum(units), sum(revenue_minor) FROM sales_product_day
  GROUP BY 1, 2 ORDER BY 1, 2;
`;

/** Adds what a statement changed in the days; products in order, so that two at once do not deadlock. */
const adding = (name: string, changed: string): string => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO sales_product_month AS m (month, product_id, units, revenue_minor)
    SELECT date_trunc('month', day)::date, product_id, sum(units), sum(revenue_minor) FROM (${changed}) AS changed
    GROUP BY 1, 2 ORDER BY 2, 1
    ON CONFLICT (month, product_id) DO UPDATE
    SET units = m.units + excluded.units, revenue_minor = m.revenue_minor + excluded.revenue_minor;
    RETURN NULL;
  END $$;
`;

const NOW = 'SELECT day, product_id, units, revenue_minor FROM after';
const BEFORE = 'SELECT day, product_id, -units, -revenue_minor FROM before';

const TRIGGERS = `
  CREATE TRIGGER tr_sales_product_day_added AFTER INSERT ON sales_product_day REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION add_sales_to_month();
  CREATE TRIGGER tr_sales_product_day_changed AFTER UPDATE ON sales_product_day
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION change_sales_of_month();
`;

/** Sales per product and month, kept by triggers: a year is read from some twelve sums instead of 366. */
export class CreateSalesMonths1763700038000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const functions = adding('add_sales_to_month', NOW) + adding('change_sales_of_month', `${NOW} UNION ALL ${BEFORE}`);
    await runner.query(TABLE + functions + TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tr_sales_product_day_changed ON sales_product_day;
      DROP TRIGGER tr_sales_product_day_added ON sales_product_day;
      DROP FUNCTION change_sales_of_month();
      DROP FUNCTION add_sales_to_month();
      DROP TABLE sales_product_month;
    `);
  }
}
