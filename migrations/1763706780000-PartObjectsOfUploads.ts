import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A 3MF with several objects is parted into an archive of parts, unless it is wanted as one. */
export class PartObjectsOfUploads1763706780000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE model_upload ADD is_one_part boolean NOT NULL DEFAULT false, ADD split jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE model_upload DROP COLUMN is_one_part, DROP COLUMN split');
  }
}
