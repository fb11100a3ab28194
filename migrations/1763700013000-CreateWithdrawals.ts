import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Statements of withdrawal from a contract, beside the order where one fits. */
export class CreateWithdrawals1763700013000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "withdrawal" (
        "id" uuid NOT NULL DEFAULT uuidv7(),
        "idempotency_key" text NOT NULL,
        "received_at" timestamptz NOT NULL,
        "name" text NOT NULL,
        "email" text NOT NULL,
        "order_number" text NOT NULL,
        "order_id" uuid,
        "items" text,
        "locale" text NOT NULL,
        "acknowledged_at" timestamptz,
        CONSTRAINT "pk_withdrawal" PRIMARY KEY ("id"),
        CONSTRAINT "fk_withdrawal_order" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT
      )`,
    );
    await runner.query('CREATE UNIQUE INDEX "ux_withdrawal_idempotency_key" ON "withdrawal" ("idempotency_key")');
    await runner.query('CREATE INDEX "ix_withdrawal_order" ON "withdrawal" ("order_id") WHERE order_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "withdrawal"');
  }
}
