import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which motor, battery, propeller or consumable of a flight a product is. */
export class DesignateProducts1764400000512 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product ADD COLUMN designations text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP COLUMN designations');
  }
}
