import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The units that a withdrawal is about, and what looking at them found. */
export class CreateWithdrawalItems1764400000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE withdrawal_item (
        id uuid NOT NULL DEFAULT uuidv7(),
        withdrawal_id uuid NOT NULL,
        order_line_id uuid NOT NULL,
        units integer NOT NULL,
        fit_units integer,
        condition text,
        price_minor bigint NOT NULL DEFAULT 0,
        deduction_minor bigint NOT NULL DEFAULT 0,
        deduction_reason text,
        CONSTRAINT pk_withdrawal_item PRIMARY KEY (id),
        CONSTRAINT fk_withdrawal_item_withdrawal FOREIGN KEY (withdrawal_id) REFERENCES withdrawal (id),
        CONSTRAINT fk_withdrawal_item_order_line FOREIGN KEY (order_line_id) REFERENCES order_line (id),
        CONSTRAINT ck_withdrawal_item_units CHECK (units >= 1 AND fit_units BETWEEN 0 AND units),
        CONSTRAINT ck_withdrawal_item_condition CHECK (condition IN ('AS_NEW', 'OPENED', 'USED', 'DAMAGED')),
        CONSTRAINT ck_withdrawal_item_deduction CHECK (deduction_minor BETWEEN 0 AND price_minor
          AND (deduction_minor = 0 OR deduction_reason IS NOT NULL))
      )`);
    await runner.query('CREATE UNIQUE INDEX ux_withdrawal_item_line ON withdrawal_item (withdrawal_id, order_line_id)');
    await runner.query('CREATE INDEX ix_withdrawal_item_order_line ON withdrawal_item (order_line_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE withdrawal_item');
  }
}
