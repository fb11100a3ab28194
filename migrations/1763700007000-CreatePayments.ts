import type { MigrationInterface, QueryRunner } from 'typeorm';

const PAYMENTS = `
  CREATE TABLE payment_attempt (
    id uuid NOT NULL DEFAULT uuidv7(),
    order_id uuid NOT NULL,
    state text NOT NULL DEFAULT 'CREATED',
    paypal_order_id text,
    request_id text NOT NULL,
    capture_round integer NOT NULL DEFAULT 1,
    amount_minor bigint NOT NULL,
    currency text NOT NULL,
    payee text,
    approve_url text,
    created_at timestamptz NOT NULL,
    capture_sent_at timestamptz,
    busy_until timestamptz,
    last_asked_at timestamptz,
    next_ask_at timestamptz,
    decided_at timestamptz,
    failure text,
    CONSTRAINT pk_payment_attempt PRIMARY KEY (id),
    CONSTRAINT fk_payment_attempt_order_id FOREIGN KEY (order_id) REFERENCES orders (id),
    CONSTRAINT ck_payment_attempt_state CHECK (state IN ('CREATED', 'APPROVED', 'CAPTURING', 'PENDING', 'PAID',
      'DECLINED', 'CANCELLED', 'FAILED', 'REFUNDED')),
    CONSTRAINT ck_payment_attempt_amount CHECK (amount_minor > 0)
  );
  CREATE INDEX ix_payment_attempt_order_id ON payment_attempt (order_id);
  CREATE UNIQUE INDEX ux_payment_attempt_paypal_order_id ON payment_attempt (paypal_order_id);
  CREATE UNIQUE INDEX ux_payment_attempt_request_id ON payment_attempt (request_id);
  CREATE INDEX ix_payment_attempt_next_ask_at ON payment_attempt (next_ask_at) WHERE next_ask_at IS NOT NULL;

  CREATE TABLE payment_capture (
    id uuid NOT NULL DEFAULT uuidv7(),
    paypal_capture_id text NOT NULL,
    attempt_id uuid NOT NULL,
    amount_minor bigint NOT NULL,
    currency text NOT NULL,
    status text NOT NULL,
    pending_reason text,
    recorded_at timestamptz NOT NULL,
    CONSTRAINT pk_payment_capture PRIMARY KEY (id),
    CONSTRAINT fk_payment_capture_attempt_id FOREIGN KEY (attempt_id) REFERENCES payment_attempt (id),
    CONSTRAINT ck_payment_capture_amount CHECK (amount_minor >= 0)
  );
  CREATE UNIQUE INDEX ux_payment_capture_paypal_capture_id ON payment_capture (paypal_capture_id);
  CREATE INDEX ix_payment_capture_attempt_id ON payment_capture (attempt_id);

  CREATE TABLE payment_refund (
    id uuid NOT NULL DEFAULT uuidv7(),
    request_id text NOT NULL,
    capture_id uuid NOT NULL,
    paypal_refund_id text,
    amount_minor bigint NOT NULL,
    status text NOT NULL DEFAULT 'REQUESTED',
    reason text NOT NULL,
    failure text,
    requested_at timestamptz NOT NULL,
    decided_at timestamptz,
    CONSTRAINT pk_payment_refund PRIMARY KEY (id),
    CONSTRAINT fk_payment_refund_capture_id FOREIGN KEY (capture_id) REFERENCES payment_capture (id),
    CONSTRAINT ck_payment_refund_status CHECK (status IN ('REQUESTED', 'COMPLETED', 'FAILED')),
    CONSTRAINT ck_payment_refund_amount CHECK (amount_minor > 0)
  );
  CREATE UNIQUE INDEX ux_payment_refund_request_id ON payment_refund (request_id);
  CREATE UNIQUE INDEX ux_payment_refund_paypal_refund_id ON payment_refund (paypal_refund_id);
  CREATE INDEX ix_payment_refund_capture_id ON payment_refund (capture_id);

  CREATE TABLE payment_webhook_event (
    paypal_event_id text NOT NULL,
    event_type text NOT NULL,
    body text NOT NULL,
    headers jsonb NOT NULL,
    received_at timestamptz NOT NULL,
    processed_at timestamptz,
    tries integer NOT NULL DEFAULT 0,
    error text,
    dead_at timestamptz,
    CONSTRAINT pk_payment_webhook_event PRIMARY KEY (paypal_event_id)
  );
  CREATE INDEX ix_payment_webhook_event_dead_at ON payment_webhook_event (dead_at) WHERE dead_at IS NOT NULL;
`;

/** What the simulated PayPal remembers. It is another company's database: nothing here refers to the shop's tables. */
const SIMULATOR = `
  CREATE SCHEMA paypal_simulator;
  CREATE TABLE paypal_simulator.orders (
    id text PRIMARY KEY,
    state text NOT NULL,
    request jsonb NOT NULL,
    merchant_id text NOT NULL,
    behaviour text NOT NULL DEFAULT 'pay',
    declines integer NOT NULL DEFAULT 0,
    silent_until timestamptz,
    capture_calls integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL,
    approved_at timestamptz
  );
  CREATE TABLE paypal_simulator.captures (
    id text PRIMARY KEY,
    order_id text NOT NULL REFERENCES paypal_simulator.orders (id),
    status text NOT NULL,
    reason text,
    amount_minor bigint NOT NULL,
    currency text NOT NULL,
    custom_id text,
    created_at timestamptz NOT NULL
  );
  CREATE INDEX captures_order_id ON paypal_simulator.captures (order_id);
  CREATE TABLE paypal_simulator.refunds (
    id text PRIMARY KEY,
    capture_id text NOT NULL REFERENCES paypal_simulator.captures (id),
    invoice_id text,
    amount_minor bigint NOT NULL,
    status text NOT NULL,
    created_at timestamptz NOT NULL
  );
  CREATE INDEX refunds_capture_id ON paypal_simulator.refunds (capture_id);
  CREATE TABLE paypal_simulator.requests (
    id text PRIMARY KEY,
    status integer NOT NULL,
    answer jsonb NOT NULL,
    created_at timestamptz NOT NULL
  );
  CREATE TABLE paypal_simulator.events (
    id text PRIMARY KEY,
    body text NOT NULL,
    created_at timestamptz NOT NULL
  );
`;

export class CreatePayments1763700007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PAYMENTS);
    await runner.query(SIMULATOR);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA paypal_simulator CASCADE');
    await runner.query('DROP TABLE payment_webhook_event');
    await runner.query('DROP TABLE payment_refund');
    await runner.query('DROP TABLE payment_capture');
    await runner.query('DROP TABLE payment_attempt');
  }
}
