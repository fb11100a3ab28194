import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/core/database/concurrent-index.ts';

/**
 * Which parts of the table hold what was published when: a search that finds many is looked for in the newest of them alone.
 * It is a few blocks, and a change of a product writes it only where its time lies outside that of its part.
 */
export class FindNewProducts1764400000521 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const definition = 'ON product USING brin (published_at) WITH (pages_per_range = 32, autosummarize = on)';
    await createIndexConcurrently(runner, 'ix_product_published', definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_product_published');
  }
}
