import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/core/database/concurrent-index.ts';

/** Tells in a few blocks which part of the search rows has the newest products. */
export class IndexSearchRowsByPlace1763713300300 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const definition = 'ON product_search USING brin (product_id) WITH (pages_per_range = 16)';
    await createIndexConcurrently(runner, 'ix_product_search_place', definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_product_search_place');
  }
}
