import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SetPaymentEventsAside1763700043500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_webhook_event ADD COLUMN set_aside_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_webhook_event DROP COLUMN set_aside_at');
  }
}
