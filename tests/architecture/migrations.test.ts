import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../../server/core/database/database.ts';
import { migrate } from '../../server/core/database/migrate.ts';
import { loadMigrations, migrationNames } from '../../server/core/database/migrations.ts';
import { entities } from '../../server/process/open-shop.ts';
import { withDatabase } from '../support/database.setup.ts';

let dataSource: DataSource;
beforeAll(async () => {
  const admin = new pg.Client({ connectionString: inject('databaseUrl') });
  await admin.connect();
  await admin.query('CREATE DATABASE migrations_check');
  await admin.end();
  dataSource = await openDatabase({ url: withDatabase(inject('databaseUrl'), 'migrations_check'), entities });
  await migrate(dataSource);
});
afterAll(() => dataSource.destroy());

const tables = async (): Promise<string[]> => {
  const rows = await dataSource.query<{ name: string }[]>(
    "SELECT table_schema || '.' || table_name AS name FROM information_schema.tables WHERE table_schema NOT IN ('pg_catalog', 'information_schema', 'graphile_worker') ORDER BY 1",
  );
  return rows.map(({ name }) => name);
};

describe('migrations', () => {
  it('build exactly the schema of the entities', async () => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('are named as their files say', async () => {
    const loaded = await loadMigrations();
    expect(loaded.map(({ constructor }) => constructor.name)).toEqual(await migrationNames());
  });

  it('can all be undone, and done again', async () => {
    const before = await tables();
    const migrations = await loadMigrations();
    Object.assign(dataSource, { migrations });
    for (let i = 0; i < migrations.length; i += 1) await dataSource.undoLastMigration();
    expect(await tables()).toEqual(['public.migrations']);
    await dataSource.runMigrations();
    expect(await tables()).toEqual(before);
  });

  it('are done once when two processes start together', async () => {
    const url = withDatabase(inject('databaseUrl'), 'migrations_race');
    const admin = new pg.Client({ connectionString: inject('databaseUrl') });
    await admin.connect();
    await admin.query('CREATE DATABASE migrations_race');
    await admin.end();
    const both = await Promise.all([openDatabase({ url, entities }), openDatabase({ url, entities })]);
    await Promise.all(both.map((each) => migrate(each)));
    const [row] = await both[0].query<{ count: number }[]>('SELECT count(*)::int AS count FROM migrations');
    expect(row?.count).toBe((await migrationNames()).length);
    await Promise.all(both.map((each) => each.destroy()));
  });
});
