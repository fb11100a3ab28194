import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `
  "at" timestamptz NOT NULL,
  "id" uuid NOT NULL,
  "country_code" text NOT NULL,
  "device" text NOT NULL,
  "referrer" text NOT NULL,
  "language" text NOT NULL,
  "screen_resolution" text NOT NULL,
  "timezone" text NOT NULL,
  CONSTRAINT "pk_visit" PRIMARY KEY ("at", "id")`;

const PUT_ASIDE = `
  ALTER TABLE visit RENAME TO visit_before;
  ALTER TABLE visit_before RENAME CONSTRAINT pk_visit TO pk_visit_before;`;

const MOVE_BACK = `
  INSERT INTO visit SELECT at, id, country_code, device, referrer, language, screen_resolution, timezone FROM visit_before;
  DROP TABLE visit_before;`;

/** One for each month, in the shop's time zone, from that of the first visit to the one after this. */
const MONTHS = `
  DO $$
  DECLARE month timestamp;
  BEGIN
    FOR month IN SELECT generate_series(
      date_trunc('month', coalesce((SELECT min(at) FROM visit_before), now()) AT TIME ZONE 'Europe/Bratislava'),
      greatest(now(), (SELECT max(at) FROM visit_before)) AT TIME ZONE 'Europe/Bratislava' + interval '1 month', '1 month')
    LOOP
      EXECUTE format('CREATE TABLE %I PARTITION OF visit FOR VALUES FROM (%L) TO (%L)', to_char(month, '"visit_"YYYY_MM'),
        month AT TIME ZONE 'Europe/Bratislava', (month + interval '1 month') AT TIME ZONE 'Europe/Bratislava');
    END LOOP;
  END $$;`;

/** Single visits are kept by the month: what is too old goes by the table, without looking at a row. */
export class PartitionVisits1763700039000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PUT_ASIDE);
    await runner.query(`CREATE TABLE visit (${COLUMNS}) PARTITION BY RANGE (at)`);
    await runner.query(MONTHS);
    await runner.query(MOVE_BACK);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(PUT_ASIDE);
    await runner.query(`CREATE TABLE visit (${COLUMNS})`);
    await runner.query(MOVE_BACK);
  }
}
