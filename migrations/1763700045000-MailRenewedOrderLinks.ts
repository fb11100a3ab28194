import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'ORDER', 'RESEND', 'REFUND', 'PAYMENT_PENDING', 'PAYMENT_FAILED', 'STOCK_GONE', 'SHIPPED', 'CANCELLED'`;

const allow = (runner: QueryRunner, kinds: string): Promise<unknown> =>
  runner.query(`ALTER TABLE order_mail DROP CONSTRAINT ck_order_mail_kind,
    ADD CONSTRAINT ck_order_mail_kind CHECK (kind IN (${kinds}))`);

/** A mail tells the buyer of the order's new link. */
export class MailRenewedOrderLinks1763700045000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, `${KINDS}, 'LINK_RENEWED'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM order_mail WHERE kind = 'LINK_RENEWED'`);
    await allow(runner, KINDS);
  }
}
