import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What moves on the account at Stripe, and what providers say that their accounts hold. */
export class KeepBalancesOfProviders1764400000510 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stripe_transaction (
        stripe_id text CONSTRAINT pk_stripe_transaction PRIMARY KEY,
        category text NOT NULL,
        source_id text,
        reference_id text,
        amount_minor bigint NOT NULL,
        fee_minor bigint NOT NULL,
        currency text NOT NULL,
        happened_at timestamptz NOT NULL,
        payout_id text
      );
      CREATE INDEX ix_stripe_transaction_happened_at ON stripe_transaction (happened_at);
      CREATE INDEX ix_stripe_transaction_payout_id ON stripe_transaction (payout_id) WHERE payout_id IS NOT NULL`);
    await runner.query(`
      CREATE TABLE provider_balance (
        way text NOT NULL,
        currency text NOT NULL,
        balance_minor bigint NOT NULL,
        at timestamptz NOT NULL,
        covered_from timestamptz NOT NULL,
        CONSTRAINT pk_provider_balance PRIMARY KEY (way, currency)
      )`);
    await runner.query(`
      CREATE TABLE stripe_simulator.payouts (
        id text PRIMARY KEY,
        amount_minor bigint NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE TABLE stripe_simulator.payout_items (
        transaction_id text PRIMARY KEY,
        payout_id text NOT NULL
      );
      ALTER TABLE stripe_simulator.disputes ADD COLUMN decided_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stripe_simulator.disputes DROP COLUMN decided_at');
    await runner.query('DROP TABLE stripe_simulator.payout_items, stripe_simulator.payouts');
    await runner.query('DROP TABLE provider_balance, stripe_transaction');
  }
}
