import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why an event of PayPal could not be processed, as a word that every language of the administration has a text for. */
export class NameEventProblems1763700050200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_webhook_event ADD COLUMN problem text');
    await runner.query(`
      UPDATE payment_webhook_event SET problem = CASE error
        WHEN 'PAYMENT_NOT_FOUND' THEN 'PAYMENT_UNKNOWN'
        WHEN 'PayPal did not answer' THEN 'PAYPAL_SILENT'
        WHEN 'the resource is not what the type says' THEN 'MALFORMED'
        WHEN 'no capture' THEN 'MALFORMED'
        ELSE 'UNEXPECTED' END
      WHERE error IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_webhook_event DROP COLUMN problem');
  }
}
