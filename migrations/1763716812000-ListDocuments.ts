import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/core/database/concurrent-index.ts';

/** Documents are listed and bundled by their day of supply. */
export class ListDocuments1763716812000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'ix_invoice_taxable_on', 'ON invoice (taxable_on, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_invoice_taxable_on');
  }
}
