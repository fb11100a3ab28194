import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money that came by bank, by hand or from a statement, and what became of it. */
export class CreateBankEntries1763716100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bank_entry (
        id uuid NOT NULL DEFAULT uuidv7(),
        reference text NOT NULL,
        source text NOT NULL,
        booked_on date NOT NULL,
        amount_minor bigint NOT NULL,
        currency text NOT NULL,
        payer_name text,
        payer_iban text,
        variable_symbol text,
        end_to_end_id text,
        message text,
        order_id uuid,
        state text NOT NULL,
        surplus_minor bigint NOT NULL DEFAULT 0,
        surplus_settled_at timestamptz,
        recorded_at timestamptz NOT NULL,
        decided_at timestamptz,
        CONSTRAINT pk_bank_entry PRIMARY KEY (id),
        CONSTRAINT ck_bank_entry_source CHECK (source IN ('STATEMENT', 'HAND')),
        CONSTRAINT ck_bank_entry_state CHECK (state IN ('OPEN', 'BOOKED', 'RETURNED', 'SET_ASIDE')),
        CONSTRAINT ck_bank_entry_amount CHECK (amount_minor > 0 AND surplus_minor BETWEEN 0 AND amount_minor - 1),
        CONSTRAINT ck_bank_entry_booked CHECK (state <> 'BOOKED' OR order_id IS NOT NULL),
        CONSTRAINT fk_bank_entry_order FOREIGN KEY (order_id) REFERENCES orders (id)
      )`);
    await runner.query('CREATE UNIQUE INDEX ux_bank_entry_reference ON bank_entry (reference)');
    await runner.query('CREATE INDEX ix_bank_entry_order ON bank_entry (order_id) WHERE order_id IS NOT NULL');
    await runner.query(`CREATE INDEX ix_bank_entry_open ON bank_entry (booked_on, id)
      WHERE state = 'OPEN' OR (surplus_minor > 0 AND surplus_settled_at IS NULL)`);
    await runner.query('CREATE INDEX ix_bank_entry_recorded ON bank_entry (recorded_at DESC, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bank_entry');
  }
}
