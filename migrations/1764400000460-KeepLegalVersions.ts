import type { MigrationInterface, QueryRunner } from 'typeorm';

const PAGES = `page IN ('TERMS', 'GUARANTEE', 'PRIVACY', 'COOKIES')`;

/** Versions of the legal texts that the owner words, and what is being written. */
export class KeepLegalVersions1764400000460 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE legal_version (
        id uuid NOT NULL DEFAULT uuidv7(),
        page text NOT NULL,
        valid_from text NOT NULL,
        texts jsonb NOT NULL,
        published_at timestamptz NOT NULL,
        CONSTRAINT pk_legal_version PRIMARY KEY (id),
        CONSTRAINT ck_legal_version_page CHECK (${PAGES})
      )`);
    await runner.query('CREATE UNIQUE INDEX ux_legal_version_day ON legal_version (page, valid_from)');
    await runner.query(`
      CREATE TABLE legal_draft (
        page text NOT NULL,
        texts jsonb NOT NULL,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL,
        CONSTRAINT pk_legal_draft PRIMARY KEY (page),
        CONSTRAINT ck_legal_draft_page CHECK (${PAGES})
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE legal_draft');
    await runner.query('DROP TABLE legal_version');
  }
}
