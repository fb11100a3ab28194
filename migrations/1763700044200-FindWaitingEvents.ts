import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events that are not processed are few among all that are kept: those about a capture are looked for when it is stored. */
export class FindWaitingEvents1763700044200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX ix_payment_webhook_event_waiting ON payment_webhook_event (event_type) WHERE processed_at IS NULL`);
    await runner.query('ALTER TABLE paypal_simulator.requests ADD COLUMN lost boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE paypal_simulator.requests DROP COLUMN lost');
    await runner.query('DROP INDEX ix_payment_webhook_event_waiting');
  }
}
