import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The form of a product took days until shipping for files, which are never shipped; the file of products never did. */
export class ClearShippingOfFiles1763700051000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE product SET ships_in_days = NULL WHERE product_type = 'DIGITAL' AND ships_in_days IS NOT NULL`,
    );
  }

  /** What stood there meant nothing and is not brought back. */
  async down(): Promise<void> {}
}
