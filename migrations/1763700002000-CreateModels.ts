import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE model_version (
    id uuid NOT NULL DEFAULT uuidv7(),
    model_id text NOT NULL,
    revision text NOT NULL,
    digest text NOT NULL,
    manifest jsonb NOT NULL,
    largest_part_mm double precision array NOT NULL,
    preview_key text,
    part_images jsonb NOT NULL DEFAULT '{}',
    published_at TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT pk_model_version PRIMARY KEY (id),
    CONSTRAINT ck_model_version_largest_part CHECK (cardinality(largest_part_mm) = 3)
  )`,
  `CREATE UNIQUE INDEX uq_model_version_digest ON model_version (model_id, digest)`,
  `CREATE TABLE model_file (
    id uuid NOT NULL DEFAULT uuidv7(),
    version_id uuid NOT NULL,
    part_id text,
    kind text NOT NULL,
    locale text,
    name text NOT NULL,
    format text NOT NULL,
    bytes integer NOT NULL,
    sha256 text NOT NULL,
    CONSTRAINT pk_model_file PRIMARY KEY (id),
    CONSTRAINT fk_model_file_version FOREIGN KEY (version_id) REFERENCES model_version(id) ON DELETE CASCADE,
    CONSTRAINT ck_model_file_kind CHECK (kind IN ('STL', '3MF', 'GUIDE', 'LICENCE', 'README'))
  )`,
  `CREATE UNIQUE INDEX uq_model_file_name ON model_file (version_id, name)`,
  `CREATE TABLE product_model (
    product_id integer NOT NULL,
    model_id text NOT NULL,
    version_id uuid,
    CONSTRAINT pk_product_model PRIMARY KEY (product_id),
    CONSTRAINT fk_product_model_product FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE,
    CONSTRAINT fk_product_model_version FOREIGN KEY (version_id) REFERENCES model_version(id) ON DELETE RESTRICT
  )`,
  `CREATE INDEX ix_product_model_model ON product_model (model_id)`,
];

/** Versions of models with their sold files, and which product sells which model. */
export class CreateModels1763700002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['product_model', 'model_file', 'model_version']) await runner.query(`DROP TABLE ${table}`);
  }
}
