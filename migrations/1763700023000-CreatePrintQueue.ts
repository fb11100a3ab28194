import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far buyers are with printing what they bought. */
export class CreatePrintQueue1763700023000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "print_queue_entry" (
        "entitlement_id" uuid NOT NULL,
        "subject" text NOT NULL,
        "user_id" uuid NOT NULL,
        "state" jsonb NOT NULL,
        "version" integer NOT NULL,
        "change_key" text NOT NULL,
        "changed_at" timestamptz NOT NULL,
        CONSTRAINT "pk_print_queue_entry" PRIMARY KEY ("entitlement_id", "subject"),
        CONSTRAINT "fk_print_queue_entry_entitlement" FOREIGN KEY ("entitlement_id")
          REFERENCES "entitlement"("id") ON DELETE CASCADE,
        CONSTRAINT "fk_print_queue_entry_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
      )`,
    );
    await runner.query('CREATE INDEX "ix_print_queue_entry_user" ON "print_queue_entry" ("user_id")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "print_queue_entry"');
  }
}
