import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether an account asks for a code besides the password, the secret that codes are made from, and the recovery codes. */
export class AddSecondFactor1763700009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "users" ADD COLUMN "second_factor_at" timestamptz');
    await runner.query(
      `CREATE TABLE "second_factor" (
        "user_id" uuid NOT NULL,
        "sealed_secret" text NOT NULL,
        "last_step" integer NOT NULL DEFAULT 0,
        "recovery_hashes" text array NOT NULL,
        CONSTRAINT "pk_second_factor" PRIMARY KEY ("user_id"),
        CONSTRAINT "fk_second_factor_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "second_factor"');
    await runner.query('ALTER TABLE "users" DROP COLUMN "second_factor_at"');
  }
}
