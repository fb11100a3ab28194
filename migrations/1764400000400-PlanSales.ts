import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A price from day to day, set ahead, and the ordinary price while it holds. */
export class PlanSales1764400000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product
        ADD sale_price_minor bigint,
        ADD sale_from date,
        ADD sale_to date,
        ADD regular_price_minor bigint,
        ADD CONSTRAINT ck_product_sale CHECK (num_nonnulls(sale_price_minor, sale_from, sale_to) IN (0, 3)
          AND sale_price_minor > 0 AND sale_from <= sale_to AND regular_price_minor >= 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE product SET price_minor = regular_price_minor WHERE regular_price_minor IS NOT NULL');
    await runner.query(`
      ALTER TABLE product DROP CONSTRAINT ck_product_sale,
        DROP sale_price_minor, DROP sale_from, DROP sale_to, DROP regular_price_minor`);
  }
}
