import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is to be printed for a line of an order, as it was ordered. */
export class PrintForOrders1764400000534 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_line ADD COLUMN print jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_line DROP COLUMN print');
  }
}
