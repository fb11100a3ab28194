import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
  CREATE TABLE paypal_transaction (
    paypal_id text NOT NULL,
    event_code text NOT NULL,
    status text NOT NULL,
    reference_id text,
    amount_minor bigint NOT NULL,
    currency text NOT NULL,
    fee_minor bigint,
    happened_at timestamptz NOT NULL,
    CONSTRAINT pk_paypal_transaction PRIMARY KEY (paypal_id)
  );
  CREATE INDEX ix_paypal_transaction_reference_id ON paypal_transaction (reference_id);

  CREATE TABLE payment_difference (
    id uuid NOT NULL DEFAULT uuidv7(),
    kind text NOT NULL,
    paypal_id text NOT NULL,
    order_id uuid,
    paypal_minor bigint,
    paypal_currency text,
    booked_minor bigint,
    booked_currency text,
    happened_at timestamptz NOT NULL,
    found_at timestamptz NOT NULL,
    resolved_at timestamptz,
    set_aside_at timestamptz,
    CONSTRAINT pk_payment_difference PRIMARY KEY (id),
    CONSTRAINT fk_payment_difference_order_id FOREIGN KEY (order_id) REFERENCES orders (id)
  );
  CREATE UNIQUE INDEX ux_payment_difference_kind ON payment_difference (kind, paypal_id);
  CREATE INDEX ix_payment_difference_order_id ON payment_difference (order_id);
  CREATE INDEX ix_payment_difference_open ON payment_difference (happened_at)
    WHERE resolved_at IS NULL AND set_aside_at IS NULL;

  CREATE TABLE payment_reconciliation (
    id integer NOT NULL,
    covered_from timestamptz NOT NULL,
    covered_until timestamptz,
    compared_at timestamptz,
    failed_at timestamptz,
    error text,
    CONSTRAINT pk_payment_reconciliation PRIMARY KEY (id),
    CONSTRAINT ck_payment_reconciliation_one CHECK (id = 1)
  );
`;

export class CreateReconciliation1763700043600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payment_reconciliation, payment_difference, paypal_transaction');
  }
}
