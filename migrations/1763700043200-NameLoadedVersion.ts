import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which version was loaded with all its parts: what a buyer is told of a newer one is compared with it. */
export class NameLoadedVersion1763700043200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE download_log ADD COLUMN model_version_id uuid,
      ADD CONSTRAINT fk_download_log_model_version FOREIGN KEY (model_version_id) REFERENCES model_version (id) ON DELETE SET NULL`);
    await runner.query(`
      CREATE INDEX ix_download_log_version ON download_log (model_version_id, entitlement_id)
      WHERE model_version_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE download_log DROP COLUMN model_version_id');
  }
}
