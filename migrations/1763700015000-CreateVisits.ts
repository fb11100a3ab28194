import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Visits, their counts per day and country, and what tells visitors apart within a day. */
export class CreateVisits1763700015000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "visit" (
        "at" timestamptz NOT NULL,
        "id" uuid NOT NULL,
        "country_code" text NOT NULL,
        "device" text NOT NULL,
        "referrer" text NOT NULL,
        "language" text NOT NULL,
        "screen_resolution" text NOT NULL,
        "timezone" text NOT NULL,
        CONSTRAINT "pk_visit" PRIMARY KEY ("at", "id")
      )`,
    );
    await this.createCounts(runner);
    await runner.query(
      `CREATE TABLE "visit_visitor" (
        "day" date NOT NULL,
        "hash" text NOT NULL,
        CONSTRAINT "pk_visit_visitor" PRIMARY KEY ("day", "hash")
      )`,
    );
    await runner.query(
      `CREATE TABLE "visit_salt" ("day" date NOT NULL, "salt" text NOT NULL, CONSTRAINT "pk_visit_salt" PRIMARY KEY ("day"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['visit_salt', 'visit_visitor', 'visit_country', 'visit_day', 'visit'])
      await runner.query(`DROP TABLE "${table}"`);
  }

  private async createCounts(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "visit_day" (
        "day" date NOT NULL,
        "visits" integer NOT NULL,
        "visitors" integer NOT NULL,
        CONSTRAINT "pk_visit_day" PRIMARY KEY ("day")
      )`,
    );
    await runner.query(
      `CREATE TABLE "visit_country" (
        "day" date NOT NULL,
        "country_code" text NOT NULL,
        "visits" integer NOT NULL,
        CONSTRAINT "pk_visit_country" PRIMARY KEY ("day", "country_code")
      )`,
    );
  }
}
