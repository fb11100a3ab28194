import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/core/database/concurrent-index.ts';

/** Rows of one statement, which nobody waits for longer than a moment. */
const PORTION = 2000;

/** Names of before the triggers, and the index that finds a part of them. */
export class FindProductsByNames1763713300200 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const [{ last }] = (await runner.query('SELECT coalesce(max(id), 0) AS last FROM product')) as [{ last: number }];
    for (let id = 0; id <= last; id += PORTION) {
      await runner.query(`UPDATE product SET names = product_names(id) WHERE id > $1 AND id <= $2 AND names = ''`, [
        id,
        id + PORTION,
      ]);
    }
    await createIndexConcurrently(runner, 'ix_product_names', 'ON product USING gin (names gin_trgm_ops)');
    await runner.query('ANALYZE product (names)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_product_names');
  }
}
