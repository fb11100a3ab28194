import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the simulated PayPal goes about the refunds of an order: `outage` (500), `pending` (undecided), or as it should. */
export class SimulateRefundFaults1763700043300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE paypal_simulator.orders ADD COLUMN refund_fault text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE paypal_simulator.orders DROP COLUMN refund_fault');
  }
}
