import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'ORDER', 'RESEND', 'REFUND', 'PAYMENT_PENDING', 'PAYMENT_FAILED', 'STOCK_GONE', 'SHIPPED', 'CANCELLED', 'LINK_RENEWED'`;

const allow = (runner: QueryRunner, kinds: string): Promise<unknown> =>
  runner.query(`ALTER TABLE order_mail DROP CONSTRAINT ck_order_mail_kind,
    ADD CONSTRAINT ck_order_mail_kind CHECK (kind IN (${kinds}))`);

/** A mail brings guests the link to an order that they have not paid yet. */
export class MailUnpaidOrders1763700049250 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, `${KINDS}, 'UNPAID'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM order_mail WHERE kind = 'UNPAID'`);
    await allow(runner, KINDS);
  }
}
