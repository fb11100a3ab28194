import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much of a refund goes back to gift cards, and not by the provider of the payment. */
export class RefundToGiftCards1763800000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payment_refund ADD COLUMN gift_cards_minor bigint NOT NULL DEFAULT 0,
      ADD CONSTRAINT ck_payment_refund_gift_cards CHECK (gift_cards_minor BETWEEN 0 AND amount_minor)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payment_refund DROP CONSTRAINT ck_payment_refund_gift_cards,
      DROP COLUMN gift_cards_minor`);
  }
}
