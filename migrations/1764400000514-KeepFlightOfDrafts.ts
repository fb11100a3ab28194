import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the next version of a model flies, as sellers give it. */
export class KeepFlightOfDrafts1764400000514 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE model_draft ADD COLUMN flight jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE model_draft DROP COLUMN flight');
  }
}
