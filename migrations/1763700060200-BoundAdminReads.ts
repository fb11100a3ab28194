import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/core/database/concurrent-index.ts';

const INDEXES = {
  ix_product_listed_newest: 'ON product (published_at, id) WHERE archived_at IS NULL',
  ix_product_listed_price: 'ON product (price_minor, id) WHERE archived_at IS NULL',
  ix_product_off_sale: 'ON product (published_at, id) WHERE NOT active',
  ix_product_sku_words: 'ON product USING gin (lower(sku) gin_trgm_ops)',
};

/** The table of products is read in its order, and searched by an index. */
export class BoundAdminReads1763700060200 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) await createIndexConcurrently(runner, name, definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
  }
}
