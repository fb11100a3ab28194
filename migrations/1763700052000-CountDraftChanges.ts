import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of two admins who work on the next version of a model, the second is told of the changes of the first. */
export class CountDraftChanges1763700052000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE model_draft ADD COLUMN version int NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE model_draft DROP COLUMN version');
  }
}
