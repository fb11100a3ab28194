import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much of an order gift cards pay, and which: what is left is due to its way to pay. */
export class PayByGiftCards1763800000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders ADD COLUMN gift_cards_minor bigint NOT NULL DEFAULT 0, ADD COLUMN gift_cards jsonb,
      ADD CONSTRAINT ck_orders_gift_cards CHECK (
        gift_cards_minor BETWEEN 0 AND total_minor AND (gift_cards_minor > 0) = (gift_cards IS NOT NULL))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders DROP CONSTRAINT ck_orders_gift_cards, DROP COLUMN gift_cards,
      DROP COLUMN gift_cards_minor`);
  }
}
