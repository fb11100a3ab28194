import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions as they are for a buyer's choice, and whose copies they are. */
export class TailorModels1764400000540 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE tailored_model (
        base_version_id uuid NOT NULL,
        choice_key text NOT NULL,
        choice jsonb NOT NULL,
        version_id uuid,
        fault jsonb,
        asked_at timestamptz NOT NULL,
        CONSTRAINT pk_tailored_model PRIMARY KEY (base_version_id, choice_key),
        CONSTRAINT fk_tailored_model_base FOREIGN KEY (base_version_id) REFERENCES model_version (id) ON DELETE CASCADE,
        CONSTRAINT fk_tailored_model_version FOREIGN KEY (version_id) REFERENCES model_version (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE tailored_copy (
        entitlement_id uuid NOT NULL,
        base_version_id uuid NOT NULL,
        choice_key text NOT NULL,
        asked_at timestamptz NOT NULL,
        CONSTRAINT pk_tailored_copy PRIMARY KEY (entitlement_id, base_version_id, choice_key),
        CONSTRAINT fk_tailored_copy_entitlement FOREIGN KEY (entitlement_id) REFERENCES entitlement (id) ON DELETE CASCADE,
        CONSTRAINT fk_tailored_copy_model FOREIGN KEY (base_version_id, choice_key)
          REFERENCES tailored_model (base_version_id, choice_key) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE tailored_copy');
    await runner.query('DROP TABLE tailored_model');
  }
}
