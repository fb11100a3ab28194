import type { MigrationInterface, QueryRunner } from 'typeorm';

const SHOP = `
  CREATE TABLE payment_dispute (
    id uuid NOT NULL DEFAULT uuidv7(),
    paypal_dispute_id text NOT NULL,
    capture_id uuid NOT NULL,
    order_id uuid NOT NULL,
    state text NOT NULL,
    status text NOT NULL,
    outcome text,
    stage text NOT NULL,
    reason text NOT NULL,
    amount_minor bigint NOT NULL,
    currency text NOT NULL,
    respond_by timestamptz,
    opened_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL,
    closed_at timestamptz,
    held_minor bigint NOT NULL DEFAULT 0,
    held_refund_id text,
    file_sha256 text,
    file_name text,
    file_type text,
    CONSTRAINT pk_payment_dispute PRIMARY KEY (id),
    CONSTRAINT fk_payment_dispute_capture_id FOREIGN KEY (capture_id) REFERENCES payment_capture (id),
    CONSTRAINT fk_payment_dispute_order_id FOREIGN KEY (order_id) REFERENCES orders (id),
    CONSTRAINT ck_payment_dispute_state CHECK (state IN ('ANSWER', 'WAITING', 'WON', 'LOST')),
    CONSTRAINT ck_payment_dispute_amount CHECK (amount_minor > 0 AND held_minor >= 0)
  );
  CREATE UNIQUE INDEX ux_payment_dispute_paypal_dispute_id ON payment_dispute (paypal_dispute_id, capture_id);
  CREATE INDEX ix_payment_dispute_order_id ON payment_dispute (order_id);
  CREATE INDEX ix_payment_dispute_capture_id ON payment_dispute (capture_id);
  CREATE INDEX ix_payment_dispute_open ON payment_dispute (order_id) WHERE closed_at IS NULL;

  CREATE TABLE payment_dispute_answer (
    id uuid NOT NULL DEFAULT uuidv7(),
    dispute_id uuid NOT NULL,
    request_id text NOT NULL,
    kind text NOT NULL,
    state text NOT NULL DEFAULT 'REQUESTED',
    failure text,
    carrier text,
    tracking text,
    note text NOT NULL,
    file_sha256 text,
    file_name text,
    file_type text,
    requested_at timestamptz NOT NULL,
    decided_at timestamptz,
    CONSTRAINT pk_payment_dispute_answer PRIMARY KEY (id),
    CONSTRAINT fk_payment_dispute_answer_dispute_id FOREIGN KEY (dispute_id) REFERENCES payment_dispute (id),
    CONSTRAINT ck_payment_dispute_answer_kind CHECK (kind IN ('EVIDENCE', 'ACCEPT')),
    CONSTRAINT ck_payment_dispute_answer_state CHECK (state IN ('REQUESTED', 'SENT', 'FAILED'))
  );
  CREATE UNIQUE INDEX ux_payment_dispute_answer_request_id ON payment_dispute_answer (request_id);
  CREATE INDEX ix_payment_dispute_answer_dispute_id ON payment_dispute_answer (dispute_id);
`;

const SIMULATOR = `
  CREATE TABLE paypal_simulator.disputes (
    id text PRIMARY KEY,
    capture_id text NOT NULL REFERENCES paypal_simulator.captures (id),
    status text NOT NULL,
    stage text NOT NULL,
    reason text NOT NULL,
    amount_minor bigint NOT NULL,
    outcome text,
    evidence jsonb NOT NULL DEFAULT '[]',
    respond_by timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  );
  CREATE INDEX disputes_capture_id ON paypal_simulator.disputes (capture_id);
  CREATE TABLE paypal_simulator.reversals (
    id text PRIMARY KEY,
    capture_id text NOT NULL REFERENCES paypal_simulator.captures (id),
    amount_minor bigint NOT NULL,
    created_at timestamptz NOT NULL
  );
`;

export class CreateDisputes1763700043400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SHOP);
    await runner.query(SIMULATOR);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE paypal_simulator.reversals');
    await runner.query('DROP TABLE paypal_simulator.disputes');
    await runner.query('DROP TABLE payment_dispute_answer');
    await runner.query('DROP TABLE payment_dispute');
  }
}
