import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/core/database/concurrent-index.ts';

/** The parcels of a manifest are counted, and looked through before it is registered. */
export class FindParcelsOfManifests1764400000503 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'ix_parcel_manifest',
      'ON parcel (manifest_id) WHERE manifest_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_parcel_manifest');
  }
}
