import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the simulated Stripe remembers. It is another company's database: nothing here refers to the shop's tables. */
const SIMULATOR = `
  CREATE SCHEMA stripe_simulator;
  CREATE TABLE stripe_simulator.sessions (
    id text PRIMARY KEY,
    intent_id text NOT NULL,
    request jsonb NOT NULL,
    status text NOT NULL,
    intent_status text,
    refusal text,
    behaviour text NOT NULL DEFAULT 'pay',
    refund_fault text,
    silent_until timestamptz,
    capture_calls integer NOT NULL DEFAULT 0,
    received_minor bigint NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL,
    captured_at timestamptz
  );
  CREATE UNIQUE INDEX sessions_intent_id ON stripe_simulator.sessions (intent_id);
  CREATE TABLE stripe_simulator.refunds (
    id text PRIMARY KEY,
    intent_id text NOT NULL,
    amount_minor bigint NOT NULL,
    status text NOT NULL,
    metadata jsonb NOT NULL,
    created_at timestamptz NOT NULL
  );
  CREATE INDEX refunds_intent_id ON stripe_simulator.refunds (intent_id);
  CREATE TABLE stripe_simulator.disputes (
    id text PRIMARY KEY,
    intent_id text NOT NULL,
    amount_minor bigint NOT NULL,
    reason text NOT NULL,
    status text NOT NULL,
    due_at timestamptz,
    created_at timestamptz NOT NULL
  );
  CREATE TABLE stripe_simulator.events (
    id text PRIMARY KEY,
    body text NOT NULL,
    created_at timestamptz NOT NULL
  );
`;

/** Events of payments come from more than one provider. */
export class TakeCards1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payment_webhook_event ADD COLUMN way text NOT NULL DEFAULT 'PAYPAL'`);
    await runner.query(SIMULATOR);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA stripe_simulator CASCADE');
    await runner.query('ALTER TABLE payment_webhook_event DROP COLUMN way');
  }
}
