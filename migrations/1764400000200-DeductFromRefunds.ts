import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a refund of units keeps back of their price, and which of them are fit for sale again. */
export class DeductFromRefunds1764400000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_refund ADD COLUMN deductions jsonb, ADD COLUMN fit jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_refund DROP COLUMN deductions, DROP COLUMN fit');
  }
}
