import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Parcels that a carrier is told of together. */
export class CreateManifests1764400000501 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE manifest (
        id uuid NOT NULL DEFAULT uuidv7(),
        carrier text NOT NULL,
        carrier_id text NOT NULL,
        state text NOT NULL,
        fault text,
        opened_at timestamptz NOT NULL,
        registered_at timestamptz,
        CONSTRAINT pk_manifest PRIMARY KEY (id)
      )`);
    await runner.query(`CREATE UNIQUE INDEX ux_manifest_open ON manifest (carrier) WHERE state = 'OPEN'`);
    await runner.query(`CREATE INDEX ix_manifest_unregistered ON manifest (opened_at) WHERE state <> 'REGISTERED'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE manifest');
  }
}
