import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/core/database/concurrent-index.ts';

/** What lists are narrowed and counted by, in the order of ids: as much of it fits into a page as of fifteen pages of the table. */
export class WalkAlongProducts1764400000300 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'ix_product_walk',
      'ON product (id) INCLUDE (category_id, product_type, price_minor) WHERE active',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_product_walk');
  }
}
