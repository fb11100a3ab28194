import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose VAT an order bears depends on a sum at one moment, so it is kept. Earlier orders have it on their invoices. */
export class KeepVatCountryOfOrders1763706455200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN vat_country text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN vat_country');
  }
}
