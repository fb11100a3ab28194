import type { MigrationInterface, QueryRunner } from 'typeorm';

const PROMOTION = `
  CREATE TABLE promotion (
    id uuid NOT NULL DEFAULT uuidv7(),
    code text,
    names jsonb NOT NULL,
    kind text NOT NULL,
    percent integer,
    amount_minor bigint,
    starts_at timestamptz,
    ends_at timestamptz,
    minimum_minor bigint,
    product_ids integer[] NOT NULL DEFAULT '{}',
    category_ids integer[] NOT NULL DEFAULT '{}',
    excluded_product_ids integer[] NOT NULL DEFAULT '{}',
    excluded_category_ids integer[] NOT NULL DEFAULT '{}',
    max_uses integer,
    max_uses_each integer,
    first_order_only boolean NOT NULL DEFAULT false,
    stackable boolean NOT NULL DEFAULT false,
    active boolean NOT NULL DEFAULT true,
    redeemed integer NOT NULL DEFAULT 0,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_promotion PRIMARY KEY (id),
    CONSTRAINT ck_promotion_code CHECK (code ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$'),
    CONSTRAINT ck_promotion_kind CHECK (kind IN ('PERCENT', 'AMOUNT', 'FREE_DELIVERY')),
    CONSTRAINT ck_promotion_value CHECK (
      (kind = 'PERCENT') = (percent IS NOT NULL) AND (kind = 'AMOUNT') = (amount_minor IS NOT NULL)
      AND percent BETWEEN 1 AND 99 AND amount_minor > 0),
    CONSTRAINT ck_promotion_limits CHECK (
      redeemed >= 0 AND max_uses > 0 AND max_uses_each > 0 AND minimum_minor > 0 AND starts_at < ends_at)
  )`;

/**
 * What takes something off the price of a cart, how often it was used, and which of them an order was placed with. A version
 * that still runs beside this one sells without them, and gives no use back when such an order ends.
 */
export class CreatePromotions1763713200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PROMOTION);
    await runner.query('CREATE UNIQUE INDEX ux_promotion_code ON promotion (code)');
    await runner.query(`
      CREATE TABLE promotion_redemption (
        order_id uuid NOT NULL,
        promotion_id uuid NOT NULL,
        reduction_minor bigint NOT NULL,
        redeemed_at timestamptz NOT NULL,
        released_at timestamptz,
        CONSTRAINT pk_promotion_redemption PRIMARY KEY (order_id, promotion_id),
        CONSTRAINT fk_promotion_redemption_promotion FOREIGN KEY (promotion_id) REFERENCES promotion (id)
      )`);
    await runner.query('CREATE INDEX ix_promotion_redemption_promotion ON promotion_redemption (promotion_id)');
    await runner.query('ALTER TABLE orders ADD COLUMN promotions jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN promotions');
    await runner.query('DROP TABLE promotion_redemption');
    await runner.query('DROP TABLE promotion');
  }
}
