import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE model_upload (
    id uuid NOT NULL DEFAULT uuidv7(),
    file_name text NOT NULL,
    state text NOT NULL,
    bytes integer NOT NULL,
    bytes_received integer NOT NULL DEFAULT 0,
    sha256 text,
    progress double precision NOT NULL DEFAULT 0,
    refusal text,
    files jsonb NOT NULL DEFAULT '[]',
    manifest jsonb,
    created_at TIMESTAMP WITH TIME ZONE NOT NULL,
    updated_at TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT pk_model_upload PRIMARY KEY (id),
    CONSTRAINT ck_model_upload_state CHECK (state IN ('WAITING', 'RECEIVING', 'CHECKING', 'READY', 'REFUSED'))
  )`,
  `CREATE INDEX ix_model_upload_updated ON model_upload (updated_at)`,
  `ALTER TABLE model_version ADD changelog jsonb NOT NULL DEFAULT '{}'`,
  `CREATE TABLE model_draft (
    id uuid NOT NULL DEFAULT uuidv7(),
    model_id text NOT NULL,
    name text NOT NULL,
    base_version_id uuid,
    revision text,
    parts jsonb NOT NULL DEFAULT '[]',
    print jsonb,
    changelog jsonb NOT NULL DEFAULT '{}',
    created_at TIMESTAMP WITH TIME ZONE NOT NULL,
    updated_at TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT pk_model_draft PRIMARY KEY (id),
    CONSTRAINT fk_model_draft_base_version FOREIGN KEY (base_version_id) REFERENCES model_version(id) ON DELETE CASCADE
  )`,
  `CREATE UNIQUE INDEX uq_model_draft_model ON model_draft (model_id)`,
  `CREATE TABLE version_notice (
    id uuid NOT NULL DEFAULT uuidv7(),
    version_id uuid NOT NULL,
    order_line_id uuid NOT NULL,
    address text NOT NULL,
    sent_at TIMESTAMP WITH TIME ZONE,
    CONSTRAINT pk_version_notice PRIMARY KEY (id),
    CONSTRAINT fk_version_notice_version FOREIGN KEY (version_id) REFERENCES model_version(id) ON DELETE CASCADE,
    CONSTRAINT fk_version_notice_order_line FOREIGN KEY (order_line_id) REFERENCES order_line(id) ON DELETE CASCADE
  )`,
  `CREATE UNIQUE INDEX uq_version_notice_address ON version_notice (version_id, address)`,
  `CREATE INDEX ix_version_notice_order_line ON version_notice (order_line_id)`,
  `CREATE TABLE version_notice_stop (
    address text NOT NULL,
    stopped_at TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT pk_version_notice_stop PRIMARY KEY (address)
  )`,
];

/** Uploads of model files, drafts of versions, and who is told of a published one. */
export class CreateModelDrafts1763700022000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['version_notice_stop', 'version_notice', 'model_draft', 'model_upload']) {
      await runner.query(`DROP TABLE ${table}`);
    }
    await runner.query('ALTER TABLE model_version DROP COLUMN changelog');
  }
}
