import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which way of making the search rows were made. */
export class NoteSearchMaking1763700043100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE catalog_version ADD COLUMN search_making text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE catalog_version DROP COLUMN search_making');
  }
}
