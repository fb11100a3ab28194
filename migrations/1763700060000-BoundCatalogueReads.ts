import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/core/database/concurrent-index.ts';

const INDEXES = {
  ix_product_image_wide: `ON product_image (product_id)
    WHERE kind = 'PHOTO' AND width >= 2 * height AND jsonb_array_length(anchors) >= 3`,
  ix_product_kit_newest: `ON product (published_at, id) WHERE active AND product_type = 'PHYSICAL'`,
  ix_product_files_price: `ON product (category_id, price_minor, id) WHERE active AND product_type <> 'PHYSICAL'`,
};

/** What the home page shows of all products is found without looking at each of them. */
export class BoundCatalogueReads1763700060000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) await createIndexConcurrently(runner, name, definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
  }
}
