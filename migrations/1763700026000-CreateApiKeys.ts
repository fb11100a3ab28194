import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys by which programs read for a person, by the hash of their secret. */
export class CreateApiKeys1763700026000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "api_key" (
        "id" uuid NOT NULL DEFAULT uuidv7(),
        "user_id" uuid NOT NULL,
        "name" text NOT NULL,
        "prefix" text NOT NULL,
        "hash" text NOT NULL,
        "scopes" text array NOT NULL,
        "created_at" timestamptz NOT NULL,
        "last_used_at" timestamptz,
        CONSTRAINT "pk_api_key" PRIMARY KEY ("id"),
        CONSTRAINT "fk_api_key_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
      )`,
    );
    await runner.query('CREATE UNIQUE INDEX "ux_api_key_hash" ON "api_key" ("hash")');
    await runner.query('CREATE INDEX "ix_api_key_user" ON "api_key" ("user_id")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "api_key"');
  }
}
