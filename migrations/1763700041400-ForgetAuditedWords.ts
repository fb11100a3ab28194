import type { MigrationInterface, QueryRunner } from 'typeorm';

const SAME = ['id', 'at', 'actor_id', 'actor_email', 'action', 'subject', 'subject_id'];
const side = (row: string) => `(${SAME.map((column) => `${row}.${column}`).join(', ')})`;
const left = (subject: string, table: string) =>
  `OLD.subject = '${subject}' AND NOT EXISTS (SELECT FROM ${table} t WHERE t.id::text = OLD.subject_id)`;

/** Only this may be done to an entry: once an account, a build or a review is gone, name and values may be emptied. */
const ruleFor = (gone: string) => `
  CREATE OR REPLACE FUNCTION refuse_audit_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (NEW.subject_name, NEW.before, NEW.after) <> ('', '{}'::jsonb, '{}'::jsonb)
      OR ${side('NEW')} IS DISTINCT FROM ${side('OLD')} OR NOT (${gone})
    THEN RAISE EXCEPTION 'audit entries are append-only'; END IF;
    NEW.words := fold_text(' ' || NEW.action || ' ' || NEW.actor_email);
    RETURN NEW;
  END $$;`;

const GONE = [left('USER', 'users'), left('BUILD', 'build'), left('REVIEW', 'review')].join(' OR ');
const EMPTY = `subject_name = '', before = '{}', after = '{}'`;
const FORGETTING = `
  CREATE FUNCTION forget_audited() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE audit_entry SET ${EMPTY} WHERE subject = TG_ARGV[0] AND subject_id = OLD.id::text;
    RETURN NULL;
  END $$;`;
const forgetting = (table: string, subject: string) =>
  `CREATE TRIGGER tr_${table}_forgotten AFTER DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION forget_audited('${subject}')`;

/** What a person built or wrote goes from the audit log with the build or the review, and so with the account. */
export class ForgetAuditedWords1763700041400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const text of [ruleFor(GONE), FORGETTING, forgetting('build', 'BUILD'), forgetting('review', 'REVIEW')]) {
      await runner.query(text);
    }
    await runner.query(`UPDATE audit_entry AS old SET ${EMPTY} WHERE ${GONE}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['build', 'review']) await runner.query(`DROP TRIGGER tr_${table}_forgotten ON ${table}`);
    await runner.query('DROP FUNCTION forget_audited()');
    await runner.query(ruleFor(left('USER', 'users')));
  }
}
