import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Only this may be done to an entry: the name and values of an account that is gone may be emptied. */
const RULE = `
  CREATE FUNCTION refuse_audit_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.subject <> 'USER' OR (NEW.subject_name, NEW.before, NEW.after) <> ('', '{}'::jsonb, '{}'::jsonb)
      OR (NEW.id, NEW.at, NEW.actor_id, NEW.actor_email, NEW.action, NEW.subject, NEW.subject_id)
        IS DISTINCT FROM (OLD.id, OLD.at, OLD.actor_id, OLD.actor_email, OLD.action, OLD.subject, OLD.subject_id)
      OR EXISTS (SELECT FROM users u WHERE u.id::text = OLD.subject_id)
    THEN RAISE EXCEPTION 'audit entries are append-only'; END IF;
    NEW.words := fold_text(' ' || NEW.action || ' ' || NEW.actor_email);
    RETURN NEW;
  END $$;
  DROP TRIGGER tr_audit_entry_append_only ON audit_entry;
  CREATE TRIGGER tr_audit_entry_append_only BEFORE DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
  CREATE TRIGGER tr_audit_entry_rewrite BEFORE UPDATE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_rewrite();`;

const FORGET = `UPDATE audit_entry SET subject_name = '', before = '{}', after = '{}' WHERE subject = 'USER'`;

const FORGETTING = `
  CREATE FUNCTION forget_audited_account() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${FORGET} AND subject_id = OLD.id::text; RETURN NULL; END $$;
  CREATE TRIGGER tr_users_forgotten AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_audited_account();`;

/** With an account go its name and values from the audit log: however it is deleted, and for those that are gone already. */
export class ForgetAuditedAccounts1763700041300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const text of [RULE, FORGETTING]) await runner.query(text);
    await runner.query(`${FORGET} AND NOT EXISTS (SELECT FROM users u WHERE u.id::text = subject_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tr_users_forgotten ON users;
      DROP FUNCTION forget_audited_account();
      DROP TRIGGER tr_audit_entry_rewrite ON audit_entry;
      DROP FUNCTION refuse_audit_rewrite();
      DROP TRIGGER tr_audit_entry_append_only ON audit_entry;
      CREATE TRIGGER tr_audit_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();`);
  }
}
