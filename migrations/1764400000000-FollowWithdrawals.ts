import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATES = `'RECEIVED', 'AWAITING_GOODS', 'GOODS_RECEIVED', 'INSPECTED', 'REFUNDING', 'REFUNDED', 'REJECTED', 'REVOKED'`;

/** Where a withdrawal stands, from the statement to the money. Those that were marked as done before stay so by `handled_at`. */
export class FollowWithdrawals1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE withdrawal
      ADD COLUMN state text NOT NULL DEFAULT 'RECEIVED',
      ADD COLUMN version integer NOT NULL DEFAULT 1,
      ADD COLUMN return_parcel_number text,
      ADD COLUMN goods_awaited_at timestamptz,
      ADD COLUMN sent_back_at timestamptz,
      ADD COLUMN goods_received_at timestamptz,
      ADD COLUMN inspected_at timestamptz,
      ADD COLUMN ended_at timestamptz,
      ADD COLUMN rejection text,
      ADD COLUMN delivery_minor bigint NOT NULL DEFAULT 0,
      ADD COLUMN goods_told_at timestamptz,
      ADD COLUMN end_told_at timestamptz,
      ADD CONSTRAINT ck_withdrawal_state CHECK (state IN (${STATES})),
      ADD CONSTRAINT ck_withdrawal_delivery CHECK (delivery_minor >= 0)`);
    await runner.query('CREATE INDEX ix_withdrawal_received ON withdrawal (received_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_withdrawal_received');
    await runner.query(`ALTER TABLE withdrawal
      DROP COLUMN state, DROP COLUMN version, DROP COLUMN return_parcel_number, DROP COLUMN goods_awaited_at,
      DROP COLUMN sent_back_at, DROP COLUMN goods_received_at, DROP COLUMN inspected_at, DROP COLUMN ended_at,
      DROP COLUMN rejection, DROP COLUMN delivery_minor, DROP COLUMN goods_told_at, DROP COLUMN end_told_at`);
  }
}
