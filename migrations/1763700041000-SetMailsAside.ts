import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that did not go out and that an admin has dealt with. */
export class SetMailsAside1763700041000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "mail_aside" (
        "job_id" bigint NOT NULL,
        "set_aside_at" timestamptz NOT NULL,
        "attempts" integer NOT NULL,
        "run_at" timestamptz NOT NULL,
        CONSTRAINT "pk_mail_aside" PRIMARY KEY ("job_id")
      )`,
    );
    await runner.query('CREATE INDEX "ix_mail_aside_set_aside_at" ON "mail_aside" ("set_aside_at")');
    await runner.query('DROP INDEX "ix_order_mail_unsent"');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX "ix_order_mail_unsent" ON "order_mail" ("requested_at") WHERE sent_at IS NULL');
    await runner.query('DROP TABLE "mail_aside"');
  }
}
