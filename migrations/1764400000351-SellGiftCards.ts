import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which order a gift card was bought: one at most of each. */
export class SellGiftCards1764400000351 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE gift_card ADD COLUMN sold_with uuid');
    await runner.query('CREATE UNIQUE INDEX ux_gift_card_sold_with ON gift_card (sold_with)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE gift_card DROP COLUMN sold_with');
  }
}
