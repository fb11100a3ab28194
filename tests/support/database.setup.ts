import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../server/core/database/embedded-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Server with an empty template database `shop_template` that carries the migrated schema. */
    databaseUrl: string;
  }
}

const TEMPLATE = 'shop_template';
const PASSWORD = 'test';
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  // It would visit each of the databases once a minute.
  'autovacuum=off',
  'max_connections=300',
];

export const withDatabase = (url: string, name: string): string => {
  const parsed = new URL(url);
  parsed.pathname = `/${name}`;
  return parsed.href;
};

const migrateTemplate = async (url: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  // Thousands of connections of the tests need no slow proof of a password that everybody knows.
  await admin.query('SET scram_iterations = 1');
  await admin.query(`ALTER USER CURRENT_USER PASSWORD '${PASSWORD}'`);
  await admin.end();
  const [{ openDatabase }, { migrate }, { entities }] = await Promise.all([
    import('../../server/core/database/database.ts'),
    import('../../server/core/database/migrate.ts'),
    import('../../server/process/open-shop.ts'),
  ]);
  const dataSource = await openDatabase({ url: withDatabase(url, TEMPLATE), entities });
  await migrate(dataSource);
  await dataSource.destroy();
};

interface Shared {
  readonly url: string;
  users: number;
  stop(): Promise<void>;
}

const open = async (): Promise<Shared> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'martyx-test-'));
  const server = await startEmbeddedPostgres({ dir, password: PASSWORD, settings: FAST });
  await migrateTemplate(server.url);
  const stop = async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  return { url: server.url, users: 0, stop };
};

/** Each project of the tests has modules of its own, but all of them one process. */
const run = globalThis as { testDatabase?: Promise<Shared> };

/** One database server for the whole run, gone afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.testDatabase ??= open();
  const shared = await run.testDatabase;
  shared.users += 1;
  project.provide('databaseUrl', shared.url);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    run.testDatabase = undefined;
    await shared.stop();
  };
}
