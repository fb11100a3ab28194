import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DataSource, type MigrationInterface } from 'typeorm';
import { connecting, OF_REQUESTS, type TimeLimits, type Way } from './connections.ts';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);

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
  /** Of one server. */
  readonly url: string;
  /** Straight to `url` unless said. */
  readonly way?: Way;
  readonly entities: readonly Function[];
  readonly poolSize?: number;
  /** Those of requests unless said. */
  readonly limits?: TimeLimits;
}

/** Opens the pool of requests; nothing is changed in the database. */
export const openDatabase = async (options: DatabaseOptions): Promise<DataSource> => {
  const { url, way = { url: () => url }, entities, poolSize = 20, limits = OF_REQUESTS } = options;
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    entities: [...entities],
    migrations: await loadMigrations(),
    migrationsTransactionMode: 'each',
    poolSize,
    logging: false,
    installExtensions: false,
    extra: connecting(way, limits),
  });
  return dataSource.initialize();
};
