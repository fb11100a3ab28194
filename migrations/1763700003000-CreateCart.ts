import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The carts of customers with an account. */
export class CreateCart1763700003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "cart_line" (
        "user_id" uuid NOT NULL,
        "product_id" integer NOT NULL,
        "quantity" integer NOT NULL,
        "position" integer NOT NULL,
        CONSTRAINT "ck_cart_line_quantity" CHECK (quantity BETWEEN 1 AND 999),
        CONSTRAINT "pk_cart_line" PRIMARY KEY ("user_id", "product_id"),
        CONSTRAINT "fk_cart_line_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE,
        CONSTRAINT "fk_cart_line_product" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE
      )`,
    );
    await runner.query('CREATE INDEX "ix_cart_line_product" ON "cart_line" ("product_id")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "cart_line"');
  }
}
