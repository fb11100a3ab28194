import type { MigrationInterface, QueryRunner } from 'typeorm';

const KIND = 'ck_gift_card_entry_kind';
const KINDS = `'ISSUED', 'SPENT', 'RETURNED', 'SPENT_AGAIN', 'REFUNDED', 'VOIDED', 'REOPENED'`;

/** What a refund of its sale takes off a card, and gives back where it comes to nothing. */
export class BuyGiftCardsBack1764400000352 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE gift_card_entry ADD COLUMN refund_id uuid, DROP CONSTRAINT ${KIND},
      ADD CONSTRAINT ${KIND} CHECK (kind IN (${KINDS}, 'BOUGHT_BACK', 'BUYBACK_UNDONE')),
      ADD CONSTRAINT ck_gift_card_entry_refund CHECK (
        (refund_id IS NOT NULL) = (kind IN ('BOUGHT_BACK', 'BUYBACK_UNDONE')))`);
    await runner.query(
      'CREATE INDEX ix_gift_card_entry_refund ON gift_card_entry (refund_id) WHERE refund_id IS NOT NULL',
    );
  }

  /** What was bought back since then stays written, under a rule that is not applied to it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE gift_card_entry DROP CONSTRAINT ck_gift_card_entry_refund, DROP COLUMN refund_id,
      DROP CONSTRAINT ${KIND}, ADD CONSTRAINT ${KIND} CHECK (kind IN (${KINDS})) NOT VALID`);
  }
}
