import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photographs of defects, in the store of the photographs of builds. */
export class CreateComplaintPhotos1764400000455 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE complaint_photo (
        id uuid NOT NULL DEFAULT uuidv7(),
        complaint_id uuid NOT NULL,
        sha256 text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        CONSTRAINT pk_complaint_photo PRIMARY KEY (id),
        CONSTRAINT fk_complaint_photo_complaint FOREIGN KEY (complaint_id) REFERENCES complaint (id),
        CONSTRAINT fk_complaint_photo_photo FOREIGN KEY (sha256) REFERENCES build_photo (sha256)
      )`);
    await runner.query('CREATE UNIQUE INDEX ux_complaint_photo ON complaint_photo (complaint_id, sha256)');
    await runner.query('CREATE INDEX ix_complaint_photo_sha256 ON complaint_photo (sha256)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE complaint_photo');
  }
}
