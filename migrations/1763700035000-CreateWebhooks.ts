import type { MigrationInterface, QueryRunner } from 'typeorm';

const DELIVERIES = `CREATE TABLE "webhook_delivery" (
    "id" uuid NOT NULL DEFAULT uuidv7(),
    "endpoint_id" uuid NOT NULL,
    "event" text NOT NULL,
    "body" text NOT NULL,
    "state" text NOT NULL,
    "attempts" integer NOT NULL DEFAULT 0,
    "created_at" timestamptz NOT NULL,
    "tried_at" timestamptz,
    "next_at" timestamptz,
    "status" integer,
    "milliseconds" integer,
    "problem" text,
    "replay_of" uuid,
    CONSTRAINT "pk_webhook_delivery" PRIMARY KEY ("id"),
    CONSTRAINT "fk_webhook_delivery_endpoint" FOREIGN KEY ("endpoint_id")
      REFERENCES "webhook_endpoint"("id") ON DELETE CASCADE
  )`;

/** Addresses of other systems, and what was sent there. */
export class CreateWebhooks1763700035000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "webhook_endpoint" (
        "id" uuid NOT NULL DEFAULT uuidv7(),
        "url" text NOT NULL,
        "description" text NOT NULL,
        "events" text array NOT NULL,
        "active" boolean NOT NULL,
        "secret" text NOT NULL,
        "previous_secret" text,
        "previous_until" timestamptz,
        "created_at" timestamptz NOT NULL,
        "failing_since" timestamptz,
        "given_up_at" timestamptz,
        "removed_at" timestamptz,
        CONSTRAINT "pk_webhook_endpoint" PRIMARY KEY ("id")
      )`,
    );
    await runner.query(DELIVERIES);
    await runner.query('CREATE INDEX "ix_webhook_delivery_endpoint" ON "webhook_delivery" ("endpoint_id", "id")');
    await runner.query('CREATE INDEX "ix_webhook_delivery_created" ON "webhook_delivery" ("created_at")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "webhook_delivery"');
    await runner.query('DROP TABLE "webhook_endpoint"');
  }
}
