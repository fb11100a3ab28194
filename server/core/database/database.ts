import { DataSource } from 'typeorm';
import { connecting, OF_REQUESTS, type TimeLimits, type Way } from './connections.ts';

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
    migrationsTransactionMode: 'each',
    poolSize,
    logging: false,
    installExtensions: false,
    extra: connecting(way, limits),
  });
  return dataSource.initialize();
};
