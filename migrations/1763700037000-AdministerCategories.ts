import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Categories that shoppers do not see, the addresses that categories once had, and who planned an activation. */
export class AdministerCategories1763700037000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "category" ADD "hidden" boolean NOT NULL DEFAULT false, ADD "first_slug" text');
    await runner.query(
      `CREATE TABLE "former_category_slug" (
        "slug" text NOT NULL,
        "category_id" integer NOT NULL,
        CONSTRAINT "pk_former_category_slug" PRIMARY KEY ("slug"),
        CONSTRAINT "fk_former_category_slug_category" FOREIGN KEY ("category_id") REFERENCES "category"("id")
          ON DELETE CASCADE
      )`,
    );
    await runner.query('CREATE INDEX "ix_former_category_slug_category" ON "former_category_slug" ("category_id")');
    await runner.query('ALTER TABLE "scheduled_activation" ADD "planned_by" uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "scheduled_activation" DROP "planned_by"');
    await runner.query('DROP TABLE "former_category_slug"');
    await runner.query('ALTER TABLE "category" DROP "first_slug", DROP "hidden"');
  }
}
