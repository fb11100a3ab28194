import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Spools of a buyer over all purchases. */
export class CreateSpoolStock1764400000518 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "spool_stock" (
        "user_id" uuid NOT NULL,
        "filament" text NOT NULL,
        "colour" text NOT NULL,
        "grams" double precision,
        "used_before" double precision NOT NULL,
        "version" integer NOT NULL,
        "change_key" text NOT NULL,
        "changed_at" timestamptz NOT NULL,
        CONSTRAINT "pk_spool_stock" PRIMARY KEY ("user_id", "filament"),
        CONSTRAINT "fk_spool_stock_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "spool_stock"');
  }
}
