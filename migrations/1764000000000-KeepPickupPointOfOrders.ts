import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the buyer collects the parcel, as it was when the order was placed. A version that still runs beside this one fills in none. */
export class KeepPickupPointOfOrders1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN pickup_point jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN pickup_point');
  }
}
