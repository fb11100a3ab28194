import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products that go on sale or off it at a time. */
export class CreateScheduledActivation1763700032000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "scheduled_activation" (
        "product_id" integer NOT NULL,
        "at" timestamptz NOT NULL,
        "active" boolean NOT NULL,
        CONSTRAINT "pk_scheduled_activation" PRIMARY KEY ("product_id"),
        CONSTRAINT "fk_scheduled_activation_product" FOREIGN KEY ("product_id") REFERENCES "product"("id")
          ON DELETE CASCADE
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "scheduled_activation"');
  }
}
