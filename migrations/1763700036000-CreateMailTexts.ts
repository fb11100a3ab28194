import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of a mail as the owner wrote them. */
export class CreateMailTexts1763700036000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "mail_text" (
        "kind" text NOT NULL,
        "language" text NOT NULL,
        "words" jsonb,
        "version" integer NOT NULL DEFAULT 0,
        "updated_at" timestamptz NOT NULL,
        CONSTRAINT "pk_mail_text" PRIMARY KEY ("kind", "language")
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "mail_text"');
  }
}
