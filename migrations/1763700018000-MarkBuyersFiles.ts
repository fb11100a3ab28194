import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Packages become a buyer's own; those of before can all be made again. */
const UP = `
  DROP TABLE delivery_package;
  CREATE TABLE delivery_package (
    entitlement_id uuid NOT NULL,
    model_version_id uuid NOT NULL,
    scope text NOT NULL,
    file_name text NOT NULL,
    sha256 text NOT NULL,
    bytes bigint NOT NULL,
    files jsonb NOT NULL,
    recipe text NOT NULL,
    built_at timestamptz NOT NULL,
    CONSTRAINT pk_delivery_package PRIMARY KEY (entitlement_id, model_version_id, scope),
    CONSTRAINT fk_delivery_package_entitlement FOREIGN KEY (entitlement_id) REFERENCES entitlement (id) ON DELETE CASCADE,
    CONSTRAINT fk_delivery_package_model_version FOREIGN KEY (model_version_id)
      REFERENCES model_version (id) ON DELETE CASCADE
  );
  CREATE INDEX ix_delivery_package_version ON delivery_package (model_version_id);
  CREATE TABLE prepared_file (
    source_sha256 text NOT NULL,
    use text NOT NULL,
    prepared jsonb,
    CONSTRAINT pk_prepared_file PRIMARY KEY (source_sha256, use)
  );
`;

const DOWN = `
  DROP TABLE prepared_file;
  DROP TABLE delivery_package;
  CREATE TABLE delivery_package (
    model_version_id uuid NOT NULL,
    locale text NOT NULL,
    sha256 text NOT NULL,
    bytes bigint NOT NULL,
    files jsonb NOT NULL,
    built_at timestamptz NOT NULL,
    CONSTRAINT pk_delivery_package PRIMARY KEY (model_version_id, locale),
    CONSTRAINT fk_delivery_package_model_version FOREIGN KEY (model_version_id)
      REFERENCES model_version (id) ON DELETE CASCADE
  );
`;

export class MarkBuyersFiles1763700018000 implements MigrationInterface {
  name = 'MarkBuyersFiles1763700018000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
