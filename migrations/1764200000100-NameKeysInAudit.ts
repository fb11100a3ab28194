import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which key of an admin something was done. */
export class NameKeysInAudit1764200000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entry ADD actor_key text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entry DROP actor_key');
  }
}
