import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How large a product is when it is packed. */
export class SizePackedProducts1764400000548 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product ADD COLUMN packed_size text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP COLUMN packed_size');
  }
}
