import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The country of the network that files were ordered from: beside the billing address the second piece of evidence of where the buyer lives. */
export class KeepNetworkCountryOfOrders1763710020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN network_country text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN network_country');
  }
}
