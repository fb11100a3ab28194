import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runMigrations as runWorkerMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);
/** Any number, the same in every process: only one of them migrates at a time. */
const MIGRATION_LOCK = 7_264_001;

type MigrationClass = new () => MigrationInterface;

const loadMigrations = async (): Promise<MigrationClass[]> => {
  const files = (await readdir(fileURLToPath(MIGRATIONS))).filter((file) => /^\d+-\w+\.(ts|js)$/.test(file)).sort();
  const loaded = await Promise.all(
    files.map(
      (file) => import(/* @vite-ignore */ new URL(file, MIGRATIONS).href) as Promise<Record<string, MigrationClass>>,
    ),
  );
  return loaded.flatMap((module) => Object.values(module));
};

export interface DatabaseOptions {
  readonly url: string;
  readonly entities: readonly Function[];
  readonly poolSize?: number;
}

/** Opens the pool; nothing is changed in the database. */
export const openDatabase = async ({ url, entities, poolSize = 20 }: DatabaseOptions): Promise<DataSource> => {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    entities: [...entities],
    migrations: await loadMigrations(),
    migrationsTransactionMode: 'each',
    poolSize,
    logging: false,
    installExtensions: false,
    extra: { connectionTimeoutMillis: 10_000, idleTimeoutMillis: 60_000 },
  });
  return dataSource.initialize();
};

export const poolOf = (dataSource: DataSource): Pool => (dataSource.driver as unknown as { master: Pool }).master;

/** Brings the schema (ours and the job queue's) up to date. Processes that start together wait for the one that migrates. */
export const migrate = async (dataSource: DataSource): Promise<void> => {
  const pool = poolOf(dataSource);
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runWorkerMigrations({ pgPool: pool });
    await dataSource.runMigrations();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
};
