import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A refund that failed, or came back to the shop, waits for a person until somebody says that it is settled. */
export class HandleFailedRefunds1763700050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_refund ADD COLUMN handled_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_refund DROP COLUMN handled_at');
  }
}
