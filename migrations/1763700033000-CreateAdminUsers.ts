import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lower case without diacritics, for both sides of a comparison. */
const FOLD = `
  CREATE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(regexp_replace(normalize($1, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

const SEARCH_TEXT = `
  CREATE FUNCTION users_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_text := fold_text(concat_ws(' ', NEW.email, NEW.first_name, NEW.last_name, NEW.username));
    RETURN NEW;
  END $$`;

const TRIGGER = `
  CREATE TRIGGER tr_users_search_text BEFORE INSERT OR UPDATE OF email, first_name, last_name, username ON "users"
  FOR EACH ROW EXECUTE FUNCTION users_search_text()`;

const INDEXES = [
  'CREATE INDEX "ix_users_search" ON "users" USING gin ("search_text" gin_trgm_ops)',
  'CREATE INDEX "ix_users_created" ON "users" ("created_at", "id")',
  'CREATE INDEX "ix_users_name" ON "users" ("last_name", "first_name", "id")',
  'CREATE INDEX "ix_users_admin" ON "users" ("created_at", "id") WHERE admin',
  'CREATE INDEX "ix_users_role" ON "users" ("role_id") WHERE role_id IS NOT NULL',
  `CREATE INDEX "ix_audit_entry_words" ON "audit_entry"
    USING gin (fold_text("subject_name" || ' ' || "action" || ' ' || "actor_email") gin_trgm_ops)`,
  'CREATE INDEX "ix_build_submitted" ON "build" ("state", "submitted_at", "id") WHERE deleted_at IS NULL',
  'CREATE INDEX "ix_review_state" ON "review" ("state", "written_at", "id")',
];

/** Notes on accounts, and what finds an account, an entry of the audit log, a build or a review among very many. */
export class CreateAdminUsers1763700033000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FOLD);
    await runner.query(
      `ALTER TABLE "users" ADD "note" text NOT NULL DEFAULT '', ADD "note_version" integer NOT NULL DEFAULT 0,
        ADD "search_text" text NOT NULL DEFAULT ''`,
    );
    await runner.query(SEARCH_TEXT);
    await runner.query(TRIGGER);
    await runner.query('UPDATE "users" SET "email" = "email"');
    for (const index of INDEXES) await runner.query(index);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['ix_review_state', 'ix_build_submitted', 'ix_audit_entry_words', 'ix_users_role'])
      await runner.query(`DROP INDEX "${name}"`);
    for (const name of ['ix_users_admin', 'ix_users_name', 'ix_users_created', 'ix_users_search'])
      await runner.query(`DROP INDEX "${name}"`);
    await runner.query('DROP TRIGGER tr_users_search_text ON "users"');
    await runner.query('DROP FUNCTION users_search_text()');
    await runner.query('ALTER TABLE "users" DROP "search_text", DROP "note_version", DROP "note"');
    await runner.query('DROP FUNCTION fold_text(text)');
  }
}
