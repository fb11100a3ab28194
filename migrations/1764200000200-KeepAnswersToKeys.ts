import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a key was answered under an `Idempotency-Key`, for a day. */
export class KeepAnswersToKeys1764200000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE idempotent_answer (
        key_id uuid NOT NULL,
        idempotency_key text NOT NULL,
        request_hash text NOT NULL,
        answer json NOT NULL,
        answered_at timestamptz NOT NULL,
        CONSTRAINT pk_idempotent_answer PRIMARY KEY (key_id, idempotency_key),
        CONSTRAINT fk_idempotent_answer_key FOREIGN KEY (key_id) REFERENCES admin_key (id) ON DELETE CASCADE
      )`,
    );
    await runner.query('CREATE INDEX ix_idempotent_answer_answered_at ON idempotent_answer (answered_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotent_answer');
  }
}
