import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The goods of a disputed order stay in the house until an admin lets them go. */
export class ReleaseDisputedOrders1763700050100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_dispute ADD COLUMN released_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_dispute DROP COLUMN released_at');
  }
}
