import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cards whose payment was in dispute before the shop knew to freeze them: they pay nothing until that is decided. */
export class FreezeDisputedCards1764400000525 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE gift_card c SET frozen_at = now(), version = version + 1
      WHERE c.frozen_at IS NULL AND EXISTS (
        SELECT FROM payment_dispute d WHERE d.order_id = c.sold_with AND d.closed_at IS NULL)`);
  }

  async down(): Promise<void> {
    // What froze a card is not told apart: its dispute frees it.
  }
}
