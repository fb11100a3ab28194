import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What VIES says of VAT numbers, for a day. */
export class KeepVatChecks1763717000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE vat_check (
        number text NOT NULL,
        valid boolean NOT NULL,
        name text,
        address text,
        request_id text,
        checked_at timestamptz NOT NULL,
        CONSTRAINT pk_vat_check PRIMARY KEY (number),
        CONSTRAINT ck_vat_check_number CHECK (length(number) BETWEEN 4 AND 16)
      )`);
    await runner.query('CREATE INDEX ix_vat_check_checked_at ON vat_check (checked_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE vat_check');
  }
}
