import type { MigrationInterface, QueryRunner } from 'typeorm';

const allow = (runner: QueryRunner, condition: string): Promise<unknown> =>
  runner.query(`ALTER TABLE payment_attempt DROP CONSTRAINT ck_payment_attempt_amount,
    ADD CONSTRAINT ck_payment_attempt_amount CHECK (${condition})`);

/** An order that gift cards pay whole is paid by an attempt over nothing. */
export class PayNothingMore1763800000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, `amount_minor > 0 OR (amount_minor = 0 AND way = 'GIFT_CARD')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payment_attempt DROP CONSTRAINT ck_payment_attempt_amount,
      ADD CONSTRAINT ck_payment_attempt_amount CHECK (amount_minor > 0) NOT VALID`);
  }
}
