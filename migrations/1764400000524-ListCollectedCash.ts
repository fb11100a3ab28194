import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What carriers say that they collected at doors, and in which payout it was. */
export class ListCollectedCash1764400000524 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cash_collection (
        id uuid NOT NULL DEFAULT uuidv7(),
        reference text NOT NULL,
        carrier text NOT NULL,
        parcel_number text,
        variable_symbol text,
        amount_minor bigint NOT NULL,
        fee_minor bigint NOT NULL,
        currency text NOT NULL,
        collected_at timestamptz NOT NULL,
        payout_id text,
        paid_out_at timestamptz,
        order_id uuid,
        state text NOT NULL,
        recorded_at timestamptz NOT NULL,
        decided_at timestamptz,
        CONSTRAINT pk_cash_collection PRIMARY KEY (id),
        CONSTRAINT ck_cash_collection_state CHECK (state IN ('OPEN', 'BOOKED', 'SET_ASIDE')),
        CONSTRAINT ck_cash_collection_amount CHECK (amount_minor > 0 AND fee_minor BETWEEN 0 AND amount_minor),
        CONSTRAINT ck_cash_collection_booked CHECK (state <> 'BOOKED' OR order_id IS NOT NULL),
        CONSTRAINT fk_cash_collection_order FOREIGN KEY (order_id) REFERENCES orders (id)
      )`);
    for (const index of [
      'UNIQUE INDEX ux_cash_collection_reference ON cash_collection (reference)',
      "UNIQUE INDEX ux_cash_collection_booked ON cash_collection (order_id) WHERE state = 'BOOKED'",
      'INDEX ix_cash_collection_order ON cash_collection (order_id) WHERE order_id IS NOT NULL',
      "INDEX ix_cash_collection_open ON cash_collection (collected_at, id) WHERE state = 'OPEN'",
      'INDEX ix_cash_collection_collected ON cash_collection (collected_at)',
      'INDEX ix_cash_collection_payout ON cash_collection (payout_id) WHERE payout_id IS NOT NULL',
    ])
      await runner.query(`CREATE ${index}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE cash_collection');
  }
}
