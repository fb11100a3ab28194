import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who placed an order, as keyed hashes and for an hour: orders that are not paid are counted by them. */
export class CountUnpaidOrders1763700045100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN placed_by text[]');
    await runner.query('CREATE INDEX ix_orders_placed_by ON orders (order_date) WHERE placed_by IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN placed_by');
  }
}
