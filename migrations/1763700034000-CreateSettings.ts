import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the owner changes of the shop without a developer. */
export class CreateSettings1763700034000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "setting" (
        "key" text NOT NULL,
        "value" jsonb,
        "version" integer NOT NULL DEFAULT 0,
        "updated_at" timestamptz NOT NULL,
        CONSTRAINT "pk_setting" PRIMARY KEY ("key")
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "setting"');
  }
}
