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
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

export const withDatabase = (url: string, name: string): string => {
  const parsed = new URL(url);
  parsed.pathname = `/${name}`;
  return parsed.href;
};

const migrateTemplate = async (url: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  const [{ openDatabase }, { migrate }, { entities }] = await Promise.all([
    import('../../server/core/database/database.ts'),
    import('../../server/core/database/migrate.ts'),
    import('../../server/open-shop.ts'),
  ]);
  const dataSource = await openDatabase({ url: withDatabase(url, TEMPLATE), entities });
  await migrate(dataSource);
  await dataSource.destroy();
};

/** One database server for the whole run, gone afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(path.join(tmpdir(), 'martyx-test-'));
  const server = await startEmbeddedPostgres({ dir, password: 'test', settings: FAST });
  await migrateTemplate(server.url);
  project.provide('databaseUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
