import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A refund of units may give back what their delivery cost, too. */
export class RefundDelivery1763707140000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_refund ADD delivery boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_refund DROP COLUMN delivery');
  }
}
