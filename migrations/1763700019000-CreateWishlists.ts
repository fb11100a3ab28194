import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What customers keep for later, with the prices and stock that news are measured against. */
export class CreateWishlists1763700019000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "wishlist" (
        "user_id" uuid NOT NULL,
        "updated_at" timestamptz NOT NULL,
        "share_token" text,
        "news" boolean NOT NULL DEFAULT false,
        "locale" text NOT NULL,
        CONSTRAINT "pk_wishlist" PRIMARY KEY ("user_id"),
        CONSTRAINT "fk_wishlist_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
      )`,
    );
    await runner.query('CREATE UNIQUE INDEX "ux_wishlist_share_token" ON "wishlist" ("share_token")');
    await runner.query('CREATE INDEX "ix_wishlist_news" ON "wishlist" ("user_id") WHERE news');
    await runner.query(
      `CREATE TABLE "wishlist_item" (
        "user_id" uuid NOT NULL,
        "product_id" integer NOT NULL,
        "added_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "seen_price_minor" bigint NOT NULL,
        "seen_on_sale" boolean NOT NULL,
        CONSTRAINT "pk_wishlist_item" PRIMARY KEY ("user_id", "product_id"),
        CONSTRAINT "fk_wishlist_item_wishlist" FOREIGN KEY ("user_id") REFERENCES "wishlist"("user_id") ON DELETE CASCADE,
        CONSTRAINT "fk_wishlist_item_product" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE
      )`,
    );
    await runner.query('CREATE INDEX "ix_wishlist_item_product" ON "wishlist_item" ("product_id")');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['wishlist_item', 'wishlist']) await runner.query(`DROP TABLE "${table}"`);
  }
}
