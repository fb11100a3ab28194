import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Into which manifest the label of a parcel was made. */
export class PutParcelsIntoManifests1764400000502 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE parcel ADD COLUMN manifest_id uuid
        CONSTRAINT fk_parcel_manifest REFERENCES manifest (id) ON DELETE RESTRICT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE parcel DROP COLUMN manifest_id');
  }
}
