import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'ORDER', 'RESEND', 'REFUND', 'PAYMENT_PENDING', 'PAYMENT_FAILED', 'STOCK_GONE', 'SHIPPED', 'CANCELLED', 'LINK_RENEWED', 'UNPAID', 'TRANSFER'`;

const allow = (runner: QueryRunner, kinds: string): Promise<unknown> =>
  runner.query(`ALTER TABLE order_mail DROP CONSTRAINT ck_order_mail_kind,
    ADD CONSTRAINT ck_order_mail_kind CHECK (kind IN (${kinds}))`);

/** A mail tells who pays on delivery what is to be paid at the door. */
export class MailCashOnDelivery1763717100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, `${KINDS}, 'CASH_ON_DELIVERY'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM order_mail WHERE kind = 'CASH_ON_DELIVERY'`);
    await allow(runner, KINDS);
  }
}
