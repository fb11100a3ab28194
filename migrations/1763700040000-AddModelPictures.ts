import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drafts that are under way begin with the guides and licences of the version before. */
const PAPERS = `
  UPDATE model_draft d SET papers = coalesce((
    SELECT jsonb_agg(jsonb_build_object('kind', f.kind, 'locale', f.locale,
      'fileName', regexp_replace(f.name, '^.*/', ''), 'stored', jsonb_build_object('sha256', f.sha256, 'bytes', f.bytes)))
    FROM model_file f
    WHERE f.version_id = d.base_version_id AND f.part_id IS NULL AND f.kind IN ('GUIDE', 'LICENCE')), '[]')`;

/** Photographs and drawings that the shop makes of what is uploaded, and guides and licences of a draft. */
export class AddModelPictures1763700040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "model_version" ADD "part_photos" jsonb NOT NULL DEFAULT '{}', ADD "pictures" jsonb`,
    );
    await runner.query(`ALTER TABLE "model_draft" ADD "papers" jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(PAPERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "model_draft" DROP "papers"');
    await runner.query('ALTER TABLE "model_version" DROP "part_photos", DROP "pictures"');
  }
}
