import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/core/database/concurrent-index.ts';

/** Which payout of a provider of payments money on a statement is. */
export class RememberPayouts1764400000516 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bank_entry ADD COLUMN IF NOT EXISTS payout_id text');
    await createIndexConcurrently(
      runner,
      'ix_bank_entry_payout',
      'ON bank_entry (payout_id) WHERE payout_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bank_entry DROP COLUMN payout_id');
  }
}
