import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'ORDER', 'RESEND', 'REFUND', 'PAYMENT_PENDING', 'PAYMENT_FAILED', 'STOCK_GONE', 'SHIPPED', 'CANCELLED', 'LINK_RENEWED', 'UNPAID', 'TRANSFER', 'CASH_ON_DELIVERY'`;

const allow = (runner: QueryRunner, kinds: string): Promise<unknown> =>
  runner.query(`ALTER TABLE order_mail DROP CONSTRAINT ck_order_mail_kind,
    ADD CONSTRAINT ck_order_mail_kind CHECK (kind IN (${kinds}))`);

/** Mails tell that a parcel waits at a point, and bring the label by which goods come back. */
export class MailParcels1764100000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, `${KINDS}, 'PARCEL_READY', 'RETURN_LABEL'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM order_mail WHERE kind IN ('PARCEL_READY', 'RETURN_LABEL')`);
    await allow(runner, KINDS);
  }
}
