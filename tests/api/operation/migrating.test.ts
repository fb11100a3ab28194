import pg from 'pg';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createIndexConcurrently } from '../../../server/core/database/concurrent-index.ts';
import { openDatabase } from '../../../server/core/database/database.ts';
import { migrate, type MigrateOptions } from '../../../server/core/database/migrate.ts';
import { withDatabase } from '../../support/database.setup.ts';

class AddColumn1799999999001 implements MigrationInterface {
  up = (runner: QueryRunner) => runner.query('ALTER TABLE crate ADD COLUMN colour text');
  down = (runner: QueryRunner) => runner.query('ALTER TABLE crate DROP COLUMN colour');
}

class AddIndex1799999999002 implements MigrationInterface {
  readonly transaction = false;
  up = (runner: QueryRunner) => createIndexConcurrently(runner, 'ix_crate_weight', 'ON crate (weight)');
  down = (runner: QueryRunner) => runner.query('DROP INDEX ix_crate_weight');
}

const NAME = `migrating_${process.pid}`;
const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

let url: string;
/** The shop as it runs meanwhile: one who holds something, and one who comes along. */
let holder: pg.Client;
let visitor: pg.Client;
const opened: DataSource[] = [];
beforeAll(async () => {
  const admin = await connect(inject('databaseUrl'));
  await admin.query(`CREATE DATABASE ${NAME}`);
  await admin.end();
  url = withDatabase(inject('databaseUrl'), NAME);
});
beforeEach(async () => {
  [holder, visitor] = await Promise.all([connect(url), connect(url)]);
  await visitor.query('DROP TABLE IF EXISTS crate, migrations');
  await visitor.query('CREATE TABLE crate AS SELECT n AS weight FROM generate_series(1, 100) n');
  await holder.query('BEGIN');
});
afterEach(async () => {
  await Promise.all([holder.end(), visitor.end(), ...opened.splice(0).map((one) => one.destroy())]);
});
afterAll(async () => {
  const admin = await connect(inject('databaseUrl'));
  await admin.query(`DROP DATABASE ${NAME} WITH (FORCE)`);
  await admin.end();
});

/** A process that starts with this migration. */
const starting = async (migration: MigrationInterface, options: MigrateOptions = {}): Promise<void> => {
  const dataSource = await openDatabase({ url, entities: [] });
  opened.push(dataSource);
  await migrate(dataSource, { ...options, migrations: [migration] });
};

const rowsOf = async (text: string): Promise<unknown[]> =>
  (await visitor.query({ text, rowMode: 'array' })).rows.flat();
const recorded = () => rowsOf('SELECT name FROM migrations');
const state = () => rowsOf(`SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('ix_crate_weight')`);
const eventually = (text: string) =>
  vi.waitFor(async () => expect(await rowsOf(text)).not.toEqual([]), { timeout: 20_000, interval: 10 });

describe('a migration that wants a table for itself', () => {
  it('keeps nobody waiting behind it while another reads for long, and is done when that has ended', async () => {
    const onWait = vi.fn();
    await holder.query('SELECT FROM crate');
    const migrated = starting(new AddColumn1799999999001(), { onWait, pauseMs: 10 });
    await eventually(`SELECT pid FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND NOT granted`);
    expect(await rowsOf('SELECT count(*)::int FROM crate')).toEqual([100]);
    await holder.query('COMMIT');
    await migrated;
    expect(onWait).toHaveBeenCalled();
    expect(await rowsOf('SELECT DISTINCT colour FROM crate')).toEqual([null]);
    expect(await recorded()).toEqual(['AddColumn1799999999001']);
  });
});

describe('an index that is made while the shop is open', () => {
  const build = `SELECT pid FROM pg_stat_activity WHERE query LIKE 'CREATE INDEX CONCURRENTLY%' AND wait_event = 'virtualxid'`;

  it('lets others write, and is made anew where a run was killed in the midst of it', async () => {
    await holder.query('UPDATE crate SET weight = weight WHERE weight = 1');
    const killed = starting(new AddIndex1799999999002()).catch((error: unknown) => error);
    await eventually(build);
    await visitor.query('INSERT INTO crate VALUES (101)');
    await visitor.query(`SELECT pg_terminate_backend(pid) FROM (${build}) b`);
    expect(await killed).toBeInstanceOf(Error);
    expect([await state(), await recorded()]).toEqual([[false], []]);

    await holder.query('COMMIT');
    await starting(new AddIndex1799999999002());
    expect([await state(), await recorded()]).toEqual([[true], ['AddIndex1799999999002']]);
  });

  it('stays where a run was killed just after it', async () => {
    await visitor.query('CREATE INDEX ix_crate_weight ON crate (weight)');
    const before = await rowsOf(`SELECT 'ix_crate_weight'::regclass::oid`);
    await starting(new AddIndex1799999999002());
    expect(await rowsOf(`SELECT 'ix_crate_weight'::regclass::oid`)).toEqual(before);
    expect(await recorded()).toEqual(['AddIndex1799999999002']);
  });

  it('is made once when two processes start together, and neither waits for the other for ever', async () => {
    await holder.query('UPDATE crate SET weight = weight WHERE weight = 1');
    const both = [starting(new AddIndex1799999999002())];
    await eventually(build);
    both.push(starting(new AddIndex1799999999002()));
    await eventually(`SELECT pid FROM pg_stat_activity WHERE query LIKE '%advisory_lock%' AND datname = '${NAME}' AND pid <> pg_backend_pid()
      OFFSET 1`);
    await holder.query('COMMIT');
    await Promise.all(both);
    expect([await state(), await recorded()]).toEqual([[true], ['AddIndex1799999999002']]);
  });
});
