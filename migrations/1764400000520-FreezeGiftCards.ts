import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A gift card whose payment is disputed pays nothing until that is decided. */
export class FreezeGiftCards1764400000520 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE gift_card ADD COLUMN frozen_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE gift_card DROP COLUMN frozen_at');
  }
}
