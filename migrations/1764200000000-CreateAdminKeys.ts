import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys by which programs do the work of an admin, by the hash of their secret. */
export class CreateAdminKeys1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE admin_key (
        id uuid NOT NULL DEFAULT uuidv7(),
        user_id uuid NOT NULL,
        name text NOT NULL,
        prefix text NOT NULL,
        hash text NOT NULL,
        scopes text array NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz,
        last_used_at timestamptz,
        CONSTRAINT pk_admin_key PRIMARY KEY (id),
        CONSTRAINT fk_admin_key_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`,
    );
    await runner.query('CREATE UNIQUE INDEX ux_admin_key_hash ON admin_key (hash)');
    await runner.query('CREATE INDEX ix_admin_key_user ON admin_key (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE admin_key');
  }
}
