import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a unit costs from a quantity on. */
export class PriceByVolume1764400000420 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product ADD volume_prices jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP volume_prices');
  }
}
