import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The carts of devices that an account took in, so that the same one never counts twice. */
export class CreateCartMerges1763700010100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "cart_merge" (
        "user_id" uuid NOT NULL,
        "key" text NOT NULL,
        "merged_at" timestamptz NOT NULL,
        CONSTRAINT "pk_cart_merge" PRIMARY KEY ("user_id", "key"),
        CONSTRAINT "fk_cart_merge_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "cart_merge"');
  }
}
