import type { MigrationInterface, QueryRunner } from 'typeorm';

const ENTRIES = `CREATE TABLE "audit_entry" (
    "id" uuid NOT NULL DEFAULT uuidv7(),
    "at" timestamptz NOT NULL,
    "actor_id" uuid NOT NULL,
    "actor_email" text NOT NULL,
    "action" text NOT NULL,
    "subject" text NOT NULL,
    "subject_id" text NOT NULL,
    "subject_name" text NOT NULL,
    "before" jsonb NOT NULL DEFAULT '{}',
    "after" jsonb NOT NULL DEFAULT '{}',
    CONSTRAINT "pk_audit_entry" PRIMARY KEY ("id")
  )`;

/** Roles of admins, and what admins did, which nobody can change afterwards. */
export class CreateRolesAndAudit1763700027000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "admin_role" (
        "id" uuid NOT NULL DEFAULT uuidv7(),
        "name" text NOT NULL,
        "permissions" text array NOT NULL,
        CONSTRAINT "pk_admin_role" PRIMARY KEY ("id")
      )`,
    );
    await runner.query('CREATE UNIQUE INDEX "ux_admin_role_name" ON "admin_role" ("name")');
    await runner.query(
      `ALTER TABLE "users" ADD "role_id" uuid,
        ADD CONSTRAINT "ck_users_role" CHECK (admin OR role_id IS NULL),
        ADD CONSTRAINT "fk_users_role" FOREIGN KEY ("role_id") REFERENCES "admin_role"("id") ON DELETE RESTRICT`,
    );
    await runner.query(ENTRIES);
    await runner.query('CREATE INDEX "ix_audit_entry_subject" ON "audit_entry" ("subject", "subject_id", "id")');
    await runner.query('CREATE INDEX "ix_audit_entry_actor" ON "audit_entry" ("actor_id", "id")');
    await runner.query('CREATE INDEX "ix_audit_entry_at" ON "audit_entry" ("at", "id")');
    await runner.query(
      `CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'audit entries are append-only'; END $$`,
    );
    await runner.query(
      `CREATE TRIGGER tr_audit_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry"
       FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "audit_entry"');
    await runner.query('DROP FUNCTION refuse_audit_change()');
    await runner.query(
      'ALTER TABLE "users" DROP CONSTRAINT "fk_users_role", DROP CONSTRAINT "ck_users_role", DROP "role_id"',
    );
    await runner.query('DROP TABLE "admin_role"');
  }
}
