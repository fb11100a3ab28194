import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of a mail as the owner wrote them, and webhook deliveries that wait for a person. */
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
    await runner.query(`CREATE INDEX "ix_webhook_delivery_failed" ON "webhook_delivery" ("id") WHERE state = 'FAILED'`);
    await runner.query(
      'CREATE INDEX "ix_webhook_delivery_replay" ON "webhook_delivery" ("replay_of") WHERE replay_of IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "ix_webhook_delivery_replay"');
    await runner.query('DROP INDEX "ix_webhook_delivery_failed"');
    await runner.query('DROP TABLE "mail_text"');
  }
}
