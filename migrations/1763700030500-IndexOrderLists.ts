import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What lists of orders by state, or with a product of some name, are found by at 100,000 orders. */
export class IndexOrderLists1763700030500 implements MigrationInterface {
  name = 'IndexOrderLists1763700030500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX ix_orders_states ON orders (status, payment_status, fulfilment_status, order_date, id);
      CREATE FUNCTION fold_name(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN lower(unaccent('unaccent', $1));
      CREATE INDEX ix_product_translation_name ON product_translation USING gin (fold_name(name) gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_product_translation_name;
      DROP FUNCTION fold_name(text);
      DROP INDEX ix_orders_states;
    `);
  }
}
