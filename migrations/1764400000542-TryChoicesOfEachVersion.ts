import type { MigrationInterface, QueryRunner } from 'typeorm';

/** With which version of its model a choice was tried last. */
export class TryChoicesOfEachVersion1764400000542 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tailored_choice ADD COLUMN IF NOT EXISTS tried_version uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tailored_choice DROP COLUMN tried_version');
  }
}
