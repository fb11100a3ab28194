import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How a buyer chose to pay, and who took the money. A version that still runs beside this one knows PayPal alone, fills in
 * neither, and is right with that: null and the default are PayPal.
 */
export class AddPaymentWays1763716000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN payment_way text');
    await runner.query(`ALTER TABLE payment_attempt ADD COLUMN way text NOT NULL DEFAULT 'PAYPAL'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_attempt DROP COLUMN way');
    await runner.query('ALTER TABLE orders DROP COLUMN payment_way');
  }
}
