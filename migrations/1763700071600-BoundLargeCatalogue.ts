import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/core/database/concurrent-index.ts';

const INDEXES = {
  ix_product_sitemap_part: 'ON product (((id - 1) / 5000), updated_at) WHERE active',
  ix_product_category_changed: 'ON product (category_id, updated_at) WHERE active',
  ix_stock_level_available: 'ON stock_level ((on_hand - reserved), product_id)',
};

/** The index of sitemaps and the table of products by stock are read without looking at each product. */
export class BoundLargeCatalogue1763700071600 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) await createIndexConcurrently(runner, name, definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
  }
}
