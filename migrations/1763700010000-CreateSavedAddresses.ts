import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The addresses that an account keeps for its next order. */
export class CreateSavedAddresses1763700010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "saved_address" (
        "id" uuid NOT NULL DEFAULT uuidv7(),
        "user_id" uuid NOT NULL,
        "label" text,
        "is_default" boolean NOT NULL,
        "address" jsonb NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "pk_saved_address" PRIMARY KEY ("id"),
        CONSTRAINT "fk_saved_address_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
      )`,
    );
    await runner.query('CREATE INDEX "ix_saved_address_user" ON "saved_address" ("user_id")');
    await runner.query(
      'CREATE UNIQUE INDEX "ux_saved_address_default" ON "saved_address" ("user_id") WHERE is_default',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "saved_address"');
  }
}
