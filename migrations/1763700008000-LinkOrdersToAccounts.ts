import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order knows the account that placed it and outlives it; guest orders are found by their address. */
export class LinkOrdersToAccounts1763700008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'UPDATE "orders" SET "customer_id" = NULL WHERE "customer_id" NOT IN (SELECT "id" FROM "users")',
    );
    await runner.query(
      `ALTER TABLE "orders" ADD CONSTRAINT "fk_orders_customer"
       FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE SET NULL`,
    );
    await runner.query(
      'CREATE INDEX "ix_orders_guest_email" ON "orders" (lower("user_email")) WHERE "customer_id" IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "ix_orders_guest_email"');
    await runner.query('ALTER TABLE "orders" DROP CONSTRAINT "fk_orders_customer"');
  }
}
