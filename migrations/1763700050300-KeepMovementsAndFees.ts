import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What PayPal lists besides payments and refunds is kept too, by its kind, and the fee that it told of a payment. Until now
 * nothing but payments and returns was written down, told apart by their sign.
 */
export class KeepMovementsAndFees1763700050300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_capture ADD COLUMN fee_minor bigint');
    await runner.query(`
      ALTER TABLE paypal_transaction ADD COLUMN kind text NOT NULL DEFAULT 'PAYMENT';
      UPDATE paypal_transaction SET kind = 'RETURN' WHERE amount_minor <= 0;
      ALTER TABLE paypal_transaction ALTER COLUMN kind DROP DEFAULT;
      CREATE INDEX ix_paypal_transaction_happened_at ON paypal_transaction (happened_at)`);
    await runner.query(`
      CREATE TABLE paypal_simulator.movements (
        id text PRIMARY KEY,
        code text NOT NULL,
        amount_minor bigint NOT NULL,
        currency text NOT NULL,
        created_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE paypal_simulator.movements');
    await runner.query(`DELETE FROM paypal_transaction WHERE kind NOT IN ('PAYMENT', 'RETURN')`);
    await runner.query('ALTER TABLE paypal_transaction DROP COLUMN kind');
    await runner.query('DROP INDEX IF EXISTS ix_paypal_transaction_happened_at');
    await runner.query('ALTER TABLE payment_capture DROP COLUMN fee_minor');
  }
}
