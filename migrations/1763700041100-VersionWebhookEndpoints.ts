import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two admins who change one endpoint hear of each other. */
export class VersionWebhookEndpoints1763700041100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "webhook_endpoint" ADD "version" integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "webhook_endpoint" DROP "version"');
  }
}
