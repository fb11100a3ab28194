import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A product's row holds its names in all languages, folded, a line for each: what the administration searches it by. */
export class AddProductNames1763713300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE product ADD names text NOT NULL DEFAULT ''`);
    await runner.query('ALTER TABLE product ALTER names SET STATISTICS 1000');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP names');
  }
}
