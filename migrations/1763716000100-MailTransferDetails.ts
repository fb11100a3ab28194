import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'ORDER', 'RESEND', 'REFUND', 'PAYMENT_PENDING', 'PAYMENT_FAILED', 'STOCK_GONE', 'SHIPPED', 'CANCELLED', 'LINK_RENEWED', 'UNPAID'`;

const allow = (runner: QueryRunner, kinds: string): Promise<unknown> =>
  runner.query(`ALTER TABLE order_mail DROP CONSTRAINT ck_order_mail_kind,
    ADD CONSTRAINT ck_order_mail_kind CHECK (kind IN (${kinds}))`);

/** A mail tells who pays by bank transfer where to send the money. */
export class MailTransferDetails1763716000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, `${KINDS}, 'TRANSFER'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM order_mail WHERE kind = 'TRANSFER'`);
    await allow(runner, KINDS);
  }
}
