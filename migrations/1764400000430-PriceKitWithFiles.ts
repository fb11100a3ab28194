import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a kit and its files cost together. */
export class PriceKitWithFiles1764400000430 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product ADD bundle_price_minor bigint,
        ADD CONSTRAINT ck_product_bundle CHECK (bundle_price_minor >= 2)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP CONSTRAINT ck_product_bundle, DROP bundle_price_minor');
  }
}
