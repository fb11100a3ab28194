import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What VIES said of a company's VAT number, and the member state of one that buys without VAT. A version that still runs beside
 * this one fills in neither and sells with VAT.
 */
export class SellToUnionBusinesses1763717000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN vat_check jsonb, ADD COLUMN business_state text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN vat_check, DROP COLUMN business_state');
  }
}
