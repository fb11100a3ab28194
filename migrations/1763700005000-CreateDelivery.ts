import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
  CREATE TABLE entitlement (
    id uuid NOT NULL DEFAULT uuidv7(),
    order_line_id uuid NOT NULL,
    product_id integer NOT NULL,
    model_version_id uuid,
    locale text NOT NULL,
    granted_at timestamptz NOT NULL,
    revoked_at timestamptz,
    revoke_reason text,
    CONSTRAINT pk_entitlement PRIMARY KEY (id),
    CONSTRAINT fk_entitlement_order_line FOREIGN KEY (order_line_id) REFERENCES order_line (id) ON DELETE RESTRICT,
    CONSTRAINT fk_entitlement_model_version FOREIGN KEY (model_version_id)
      REFERENCES model_version (id) ON DELETE RESTRICT,
    CONSTRAINT ck_entitlement_revoked CHECK ((revoked_at IS NULL) = (revoke_reason IS NULL))
  );
  CREATE UNIQUE INDEX ux_entitlement_order_line ON entitlement (order_line_id);

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

  CREATE TABLE download_log (
    id uuid NOT NULL DEFAULT uuidv7(),
    entitlement_id uuid NOT NULL,
    at timestamptz NOT NULL,
    file text NOT NULL,
    bytes bigint NOT NULL,
    CONSTRAINT pk_download_log PRIMARY KEY (id),
    CONSTRAINT fk_download_log_entitlement FOREIGN KEY (entitlement_id) REFERENCES entitlement (id) ON DELETE CASCADE
  );
  CREATE INDEX ix_download_log_entitlement ON download_log (entitlement_id, at);
`;

export class CreateDelivery1763700005000 implements MigrationInterface {
  name = 'CreateDelivery1763700005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE download_log;
      DROP TABLE delivery_package;
      DROP TABLE entitlement;
    `);
  }
}
