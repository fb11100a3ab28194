import type { MigrationInterface, QueryRunner } from 'typeorm';

/** To whom a document was addressed in the Peppol network, and when it was delivered or refused there. */
export class SendingReceipts1764400000511 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE document_sending ADD COLUMN recipient text, ADD COLUMN receipt_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE document_sending DROP COLUMN recipient, DROP COLUMN receipt_at');
  }
}
