import type { MigrationInterface, QueryRunner } from 'typeorm';

const CARD = `
  CREATE TABLE gift_card (
    id uuid NOT NULL DEFAULT uuidv7(),
    code_hash text,
    last4 text,
    initial_minor bigint NOT NULL,
    balance_minor bigint NOT NULL,
    currency text NOT NULL DEFAULT 'EUR',
    valid_until date NOT NULL,
    recipient_name text,
    recipient_email text NOT NULL,
    sender_name text,
    message text,
    locale text NOT NULL,
    send_on date NOT NULL,
    sent_at timestamptz,
    voided_at timestamptz,
    void_reason text,
    issue_key text,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_gift_card PRIMARY KEY (id),
    CONSTRAINT ck_gift_card_balance CHECK (balance_minor >= 0 AND balance_minor <= initial_minor AND initial_minor > 0),
    CONSTRAINT ck_gift_card_code CHECK ((code_hash IS NULL) = (last4 IS NULL)),
    CONSTRAINT ck_gift_card_void CHECK ((voided_at IS NULL) = (void_reason IS NULL))
  )`;

const USE = `
  CREATE TABLE gift_card_use (
    order_id uuid NOT NULL,
    gift_card_id uuid NOT NULL,
    amount_minor bigint NOT NULL,
    refunded_minor bigint NOT NULL DEFAULT 0,
    used_at timestamptz NOT NULL,
    released_at timestamptz,
    CONSTRAINT pk_gift_card_use PRIMARY KEY (order_id, gift_card_id),
    CONSTRAINT fk_gift_card_use_gift_card FOREIGN KEY (gift_card_id) REFERENCES gift_card (id),
    CONSTRAINT ck_gift_card_use_amount CHECK (amount_minor > 0 AND refunded_minor BETWEEN 0 AND amount_minor)
  )`;

const ENTRY = `
  CREATE TABLE gift_card_entry (
    id uuid NOT NULL DEFAULT uuidv7(),
    gift_card_id uuid NOT NULL,
    kind text NOT NULL,
    order_id uuid,
    amount_minor bigint NOT NULL,
    at timestamptz NOT NULL,
    CONSTRAINT pk_gift_card_entry PRIMARY KEY (id),
    CONSTRAINT fk_gift_card_entry_gift_card FOREIGN KEY (gift_card_id) REFERENCES gift_card (id),
    CONSTRAINT ck_gift_card_entry_kind CHECK (
      kind IN ('ISSUED', 'SPENT', 'RETURNED', 'SPENT_AGAIN', 'REFUNDED', 'VOIDED', 'REOPENED')),
    CONSTRAINT ck_gift_card_entry_amount CHECK (amount_minor <> 0),
    CONSTRAINT ck_gift_card_entry_order CHECK (
      (order_id IS NOT NULL) = (kind IN ('SPENT', 'RETURNED', 'SPENT_AGAIN', 'REFUNDED')))
  )`;

/** What moved stays written. */
const FINAL = `
  CREATE FUNCTION gift_card_history_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
  END $$;
  CREATE TRIGGER gift_card_entry_is_final BEFORE UPDATE OR DELETE ON gift_card_entry
    FOR EACH ROW EXECUTE FUNCTION gift_card_history_is_final()`;

/**
 * Cards with a balance that pay orders, what each order took of them, and every movement of a balance. A version that still runs
 * beside this one takes the whole sum of an order by its own ways, so no card may be issued before it is gone.
 */
export class CreateGiftCards1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CARD);
    await runner.query('CREATE UNIQUE INDEX ux_gift_card_code_hash ON gift_card (code_hash)');
    await runner.query('CREATE UNIQUE INDEX ux_gift_card_issue_key ON gift_card (issue_key)');
    await runner.query('CREATE INDEX ix_gift_card_to_send ON gift_card (send_on) WHERE sent_at IS NULL');
    await runner.query(USE);
    await runner.query('CREATE INDEX ix_gift_card_use_gift_card ON gift_card_use (gift_card_id)');
    await runner.query(ENTRY);
    await runner.query('CREATE INDEX ix_gift_card_entry_gift_card ON gift_card_entry (gift_card_id, id)');
    await runner.query(
      `CREATE UNIQUE INDEX ux_gift_card_entry_spent ON gift_card_entry (order_id, gift_card_id) WHERE kind = 'SPENT'`,
    );
    await runner.query(FINAL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE gift_card_entry');
    await runner.query('DROP FUNCTION gift_card_history_is_final()');
    await runner.query('DROP TABLE gift_card_use');
    await runner.query('DROP TABLE gift_card');
  }
}
