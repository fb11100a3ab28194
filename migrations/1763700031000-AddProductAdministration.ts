import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Archived products and the ledger of stock changes by hand. */
export class AddProductAdministration1763700031000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "product" ADD "archived_at" timestamptz(3),
        ADD CONSTRAINT "ck_product_archived" CHECK (archived_at IS NULL OR NOT active)`,
    );
    await runner.query(
      `CREATE TABLE "stock_change" (
        "key" uuid NOT NULL DEFAULT uuidv7(),
        "product_id" integer NOT NULL,
        "actor_id" uuid NOT NULL,
        "at" timestamptz(3) NOT NULL,
        "delta" integer NOT NULL,
        "on_hand_after" integer NOT NULL,
        "reason" text NOT NULL,
        "note" text NOT NULL DEFAULT '',
        CONSTRAINT "pk_stock_change" PRIMARY KEY ("key"),
        CONSTRAINT "ck_stock_change_delta" CHECK (delta <> 0),
        CONSTRAINT "ck_stock_change_after" CHECK (on_hand_after >= 0),
        CONSTRAINT "fk_stock_change_product" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE RESTRICT
      )`,
    );
    await runner.query('CREATE INDEX "ix_stock_change_product" ON "stock_change" ("product_id", "at")');
    await runner.query(
      `CREATE FUNCTION refuse_stock_change_edit() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'stock changes are append-only'; END $$`,
    );
    await runner.query(
      `CREATE TRIGGER tr_stock_change_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "stock_change"
       FOR EACH STATEMENT EXECUTE FUNCTION refuse_stock_change_edit()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "stock_change"');
    await runner.query('DROP FUNCTION refuse_stock_change_edit()');
    await runner.query('ALTER TABLE "product" DROP CONSTRAINT "ck_product_archived", DROP "archived_at"');
  }
}
