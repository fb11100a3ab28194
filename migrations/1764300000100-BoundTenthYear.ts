import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/core/database/concurrent-index.ts';

const INDEXES = {
  ix_audit_entry_actor_at: 'ON audit_entry (actor_id, at, id)',
  ix_audit_entry_subject_at: 'ON audit_entry (subject, at, id)',
  ix_orders_unpaid_transfer: `ON orders ((total_minor - gift_cards_minor), currency, (status = 'PLACED'), id)
    WHERE payment_way = 'BANK_TRANSFER' AND payment_status IN ('UNPAID', 'FAILED')`,
  ix_payment_refund_unhandled: `ON payment_refund (capture_id)
    WHERE handled_at IS NULL AND (status <> 'COMPLETED' OR failure IS NOT NULL)`,
  ix_payment_webhook_event_processed: 'ON payment_webhook_event (processed_at) WHERE processed_at IS NOT NULL',
};

/** What of the books is rare is found among ten years of them. */
export class BoundTenthYear1764300000100 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) await createIndexConcurrently(runner, name, definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
  }
}
