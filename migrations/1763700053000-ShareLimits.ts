import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What callers spent of a limit, and the texts of persisted queries, were known to one process each. Sums of a minute
 * are not worth a log, and so not sent to replicas.
 */
export class ShareLimits1763700053000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE tally (
        key text NOT NULL,
        window_end timestamptz NOT NULL,
        total integer NOT NULL,
        taken boolean NOT NULL,
        CONSTRAINT pk_tally PRIMARY KEY (key)
      )`);
    await runner.query(`
      CREATE TABLE persisted_query (
        hash text NOT NULL,
        text text NOT NULL,
        used_at timestamptz NOT NULL,
        CONSTRAINT pk_persisted_query PRIMARY KEY (hash)
      );
      CREATE INDEX ix_persisted_query_used ON persisted_query (used_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE persisted_query');
    await runner.query('DROP TABLE tally');
  }
}
