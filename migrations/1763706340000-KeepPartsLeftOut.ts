import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Parts that were left out of a draft, so that they can be put back. */
export class KeepPartsLeftOut1763706340000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE model_draft ADD left_out jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE model_draft DROP COLUMN left_out');
  }
}
