import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The passwords that addresses were registered with of late, known ones too: a sign-in must not tell which is which. */
export class RememberRegistrations1763700045200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE registration_claim (
        address text NOT NULL,
        password_hash text NOT NULL,
        claimed_at timestamptz NOT NULL,
        CONSTRAINT pk_registration_claim PRIMARY KEY (address, password_hash)
      )`);
    await runner.query('CREATE INDEX ix_registration_claim_claimed_at ON registration_claim (claimed_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE registration_claim');
  }
}
