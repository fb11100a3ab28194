import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What may be chosen of the next version of a model, as its seller describes it. */
export class DescribeTailoringInDrafts1764400000543 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE model_draft ADD COLUMN tailoring jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE model_draft DROP COLUMN tailoring');
  }
}
