import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sales that come after the one that a product has: few, and read only where it is edited or its sale is over. */
export class PlanFurtherSales1764400000515 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product ADD later_sales jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP later_sales');
  }
}
