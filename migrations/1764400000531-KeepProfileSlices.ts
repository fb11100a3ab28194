import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a file takes with a slicer profile of a buyer. */
export class KeepProfileSlices1764400000531 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE profile_slice (
        sha256 text NOT NULL,
        order_key text NOT NULL,
        mm3 double precision,
        seconds double precision,
        sliced_at timestamptz NOT NULL,
        CONSTRAINT pk_profile_slice PRIMARY KEY (sha256, order_key)
      )`);
    await runner.query('CREATE INDEX ix_profile_slice_sliced_at ON profile_slice (sliced_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE profile_slice');
  }
}
