import type { MigrationInterface, QueryRunner } from 'typeorm';

const checks = (kinds: string, value: string) => `
  DROP CONSTRAINT ck_promotion_kind, ADD CONSTRAINT ck_promotion_kind CHECK (kind IN (${kinds})),
  DROP CONSTRAINT ck_promotion_value, ADD CONSTRAINT ck_promotion_value CHECK (
    (kind = 'PERCENT') = (percent IS NOT NULL) AND (kind = 'AMOUNT') = (amount_minor IS NOT NULL)
    AND percent BETWEEN 1 AND 99 AND amount_minor > 0${value})`;

/** Promotions by which of every so many units only some are paid. */
export class PromoteSomeForFewer1764400000410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const kinds = `'PERCENT', 'AMOUNT', 'FREE_DELIVERY', 'N_FOR_M'`;
    const value = `
    AND (kind = 'N_FOR_M') = (take_units IS NOT NULL) AND (kind = 'N_FOR_M') = (pay_units IS NOT NULL)
    AND take_units BETWEEN 2 AND 99 AND pay_units BETWEEN 1 AND take_units - 1`;
    await runner.query(`ALTER TABLE promotion ADD take_units integer, ADD pay_units integer, ${checks(kinds, value)}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DELETE FROM promotion_redemption r USING promotion p WHERE p.id = r.promotion_id AND p.kind = 'N_FOR_M'`,
    );
    await runner.query(`DELETE FROM promotion WHERE kind = 'N_FOR_M'`);
    const kinds = `'PERCENT', 'AMOUNT', 'FREE_DELIVERY'`;
    await runner.query(`ALTER TABLE promotion ${checks(kinds, '')}, DROP take_units, DROP pay_units`);
  }
}
