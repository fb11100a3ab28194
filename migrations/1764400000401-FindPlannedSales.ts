import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/core/database/concurrent-index.ts';

/** Every minute it is asked which sales begin and which are over: of all products, those with a sale. */
export class FindPlannedSales1764400000401 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'ix_product_sale', 'ON product (sale_from) WHERE sale_from IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_product_sale');
  }
}
