import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which network holds goods without having paid, as a keyed hash, and no longer than it holds them. */
export class LimitReservations1763700043000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD COLUMN reserved_by text,
      ADD CONSTRAINT ck_orders_reserved_by CHECK (reserved_by IS NULL OR reserved_until IS NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN reserved_by');
  }
}
