import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What each refund put back on the shelf. Booked ones of units had put back what they name; which units a refund of the rest
 * put back is not known any more, and nothing is left to refund behind it.
 */
export class NoteReturnedGoods1763700044000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_refund ADD COLUMN restocked jsonb');
    await runner.query(`
      UPDATE payment_refund SET restocked = items WHERE status = 'COMPLETED' AND restock AND items IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_refund DROP COLUMN restocked');
  }
}
