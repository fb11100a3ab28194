import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What another store of visits counted, beside the own counts, and how far a copy between stores is. */
export class CopyVisits1763700029000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "visit_day" ADD "taken_visits" integer NOT NULL DEFAULT 0, ADD "taken_visitors" integer NOT NULL DEFAULT 0`,
    );
    await runner.query(`ALTER TABLE "visit_country" ADD "taken_visits" integer NOT NULL DEFAULT 0`);
    await runner.query(
      `CREATE TABLE "visit_copy" (
        "target" text NOT NULL,
        "last_day" date,
        "copied" integer NOT NULL,
        "total" integer NOT NULL,
        "started_at" timestamptz NOT NULL,
        "updated_at" timestamptz NOT NULL,
        "finished_at" timestamptz,
        CONSTRAINT "pk_visit_copy" PRIMARY KEY ("target")
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "visit_copy"');
    await runner.query('ALTER TABLE "visit_country" DROP COLUMN "taken_visits"');
    await runner.query('ALTER TABLE "visit_day" DROP COLUMN "taken_visitors", DROP COLUMN "taken_visits"');
  }
}
