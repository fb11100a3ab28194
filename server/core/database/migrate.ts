import { setTimeout as pause } from 'node:timers/promises';
import { migrations as workerMigrations } from 'graphile-worker/dist/generated/sql.js';
import type { Pool } from 'pg';
import type { DataSource, MigrationInterface } from 'typeorm';
import { createPool, OF_MIGRATIONS, poolOf, throughPool } from './connections.ts';
import { loadMigrations, migrationNames } from './migrations.ts';

/** Any number, the same in every process: only one of them migrates at a time. */
const MIGRATION_LOCK = 7_264_001;
const LOOK_MS = 250;
/** Longer than it waited itself: those who queued behind it get through in between. */
const PAUSE_MS = 3_000;
const MOST_TRIES = 120;

/** Others held the table for too long, or each held what the other wanted. */
const IN_THE_WAY = new Set(['55P03', '40P01']);

export interface MigrateOptions {
  /** Told each time when a migration gave way to others and is to be tried again. */
  readonly onWait?: (error: unknown) => void;
  readonly pauseMs?: number;
  /** A connection keeps its session there; that of the data source unless said. */
  readonly url?: string;
  /** In the place of the shop's own. */
  readonly migrations?: readonly MigrationInterface[];
}

/**
 * Runs `work` while no other process does. Asks again and again: a session that waited for the lock in a statement would
 * itself be waited for by `CREATE INDEX CONCURRENTLY`, without an end.
 */
const alone = async (pool: Pool, work: () => Promise<void>): Promise<void> => {
  const client = await pool.connect();
  const isFree = async () =>
    (await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [MIGRATION_LOCK])).rows[0]!.free;
  try {
    while (!(await isFree())) await pause(LOOK_MS);
    await work();
  } finally {
    // The lock ends with its connection.
    client.release(true);
  }
};

const persistently = async (work: () => Promise<void>, options: MigrateOptions): Promise<void> => {
  const { onWait, pauseMs = PAUSE_MS } = options;
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!IN_THE_WAY.has((error as { code?: string }).code ?? '') || tries === MOST_TRIES) throw error;
      onWait?.(error);
      await pause(pauseMs);
    }
  }
};

/**
 * Brings the schema (ours and the job queue's) up to date. Processes that start together wait for the one that migrates. A
 * migration whose table is in use waits two seconds for it, lets those pass who came after it, and tries again, for ten
 * minutes; those before it stay done.
 */
export const migrate = async (dataSource: DataSource, options: MigrateOptions = {}): Promise<void> => {
  if ((await pendingMigrations(dataSource, options)).length === 0) return;
  const { url = (dataSource.options as { url?: string }).url! } = options;
  const pool = createPool({ url: () => url }, OF_MIGRATIONS, 4);
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  const unhurried = throughPool(dataSource, pool);
  Object.assign(unhurried, { migrations: options.migrations ?? (await loadMigrations()) });
  try {
    await alone(pool, () =>
      persistently(async () => {
        const worker = await import('graphile-worker');
        await worker.runMigrations({ pgPool: pool });
        await unhurried.runMigrations();
      }, options),
    );
  } finally {
    await pool.end();
  }
};

/** Names of a table of migrations that are done; none where it is not there yet. */
const doneIn = async (pool: Pool, table: string, column: string): Promise<Set<string>> => {
  const { rows } = await pool.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [table]);
  if (!rows[0]!.there) return new Set();
  const done = await pool.query<{ name: string }>(`SELECT ${column}::text AS name FROM ${table}`);
  return new Set(done.rows.map(({ name }) => name));
};

/** Which migrations the database lacks, the job queue's and ours, in their order. Changes nothing. */
export const pendingMigrations = async (
  dataSource: DataSource,
  { migrations }: Pick<MigrateOptions, 'migrations'> = {},
): Promise<string[]> => {
  const pool = poolOf(dataSource);
  const ofQueue = await doneIn(pool, 'graphile_worker.migrations', 'id');
  const ours = await doneIn(pool, 'migrations', 'name');
  const names = migrations?.map(({ constructor }) => constructor.name) ?? (await migrationNames());
  return [
    ...Object.keys(workerMigrations).filter((file) => !ofQueue.has(String(parseInt(file, 10)))),
    ...names.filter((name) => !ours.has(name)),
  ];
};
