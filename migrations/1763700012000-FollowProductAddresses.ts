import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a product last changed, for search engines; and the slugs it once had, so that old links still find it. */
export class FollowProductAddresses1763700012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "product" ADD "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now()');
    await runner.query(
      `UPDATE "product" p SET "updated_at" = greatest(p."published_at",
        (SELECT max(c."changed_at") FROM "price_change" c WHERE c."product_id" = p."id"))`,
    );
    await runner.query(
      `CREATE TABLE "former_slug" (
        "slug" text NOT NULL,
        "product_id" integer NOT NULL,
        CONSTRAINT "pk_former_slug" PRIMARY KEY ("slug"),
        CONSTRAINT "fk_former_slug_product" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE
      )`,
    );
    await runner.query('CREATE INDEX "ix_former_slug_product" ON "former_slug" ("product_id")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "former_slug"');
    await runner.query('ALTER TABLE "product" DROP COLUMN "updated_at"');
  }
}
