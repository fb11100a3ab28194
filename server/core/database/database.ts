import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DataSource, type MigrationInterface } from 'typeorm';
import { limitedBy, OF_REQUESTS } from './connections.ts';

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
  readonly url: string;
  readonly entities: readonly Function[];
  readonly poolSize?: number;
}

/** Opens the pool of requests; nothing is changed in the database. */
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
    extra: limitedBy(OF_REQUESTS),
  });
  return dataSource.initialize();
};
