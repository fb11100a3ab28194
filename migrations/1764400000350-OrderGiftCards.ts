import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For whom an order buys a gift card; null: it buys goods or files. A version before would invoice such an order and issue no
 * card, so no card may be sold (the setting is off until somebody turns it on) before it is gone.
 */
export class OrderGiftCards1764400000350 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN gift_card_wish jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN gift_card_wish');
  }
}
