import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a category says of itself, and its own picture. */
export class DescribeCategories1763700041200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "category" ADD "descriptions" jsonb NOT NULL DEFAULT '{}', ADD "picture_key" text,
        ADD "picture_width" integer, ADD "picture_height" integer,
        ADD CONSTRAINT "fk_category_picture" FOREIGN KEY ("picture_key") REFERENCES "public_media"("key")
          ON DELETE RESTRICT`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "category" DROP CONSTRAINT "fk_category_picture", DROP "picture_height", DROP "picture_width",
        DROP "picture_key", DROP "descriptions"`,
    );
  }
}
