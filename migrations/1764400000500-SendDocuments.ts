import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices and credit notes on their way through the Peppol network, and the simulator of an access point. */
export class SendDocuments1764400000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE document_sending (
        document_id uuid CONSTRAINT pk_document_sending PRIMARY KEY
          CONSTRAINT fk_document_sending_document REFERENCES invoice (id) ON DELETE RESTRICT,
        state text NOT NULL,
        message_id text,
        access_point text,
        simulated boolean NOT NULL DEFAULT false,
        attempts int NOT NULL DEFAULT 0,
        next_at timestamptz,
        reason text,
        detail text,
        evidence jsonb,
        set_aside_at timestamptz,
        created_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL
      );
      CREATE INDEX ix_document_sending_trouble ON document_sending (document_id) WHERE state IN ('FAILED', 'REFUSED') AND set_aside_at IS NULL`);
    await runner.query(`
      CREATE SCHEMA peppol_simulator;
      CREATE TABLE peppol_simulator.transmission (
        key text PRIMARY KEY,
        recipient text NOT NULL,
        sha256 text NOT NULL,
        calls int NOT NULL DEFAULT 1,
        looks int NOT NULL DEFAULT 0,
        message_id uuid UNIQUE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA peppol_simulator CASCADE');
    await runner.query('DROP TABLE document_sending');
  }
}
