import { setTimeout as pause } from 'node:timers/promises';
import type { Client, Pool } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Connections } from '../shop.ts';
import type { Tracing } from '../tracing/tracing.ts';
import {
  createPool,
  OF_JOBS,
  OF_REQUESTS,
  poolOf,
  throughPool,
  WARM_OF_JOBS,
  type TimeLimits,
  type Way,
} from './connections.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import type { PoolSizes } from './pool-sizes.ts';
import { findPrimary, type Primary } from './primary.ts';
import { Replica } from './replica.ts';
import { Replicas } from './replicas.ts';

const CLOSE_MS = 1_000;
/** A replica that takes longer is passed over. */
const REPLICA_CONNECT_MS = 2_000;

/** Addresses of the servers; each of the first two may name several, of which one takes writes. */
export interface DatabaseAddresses {
  readonly url: string;
  /** Straight to the servers, where a pooler that shares sessions stands before `url` and the replicas; null: none does. */
  readonly sessionUrl: string | null;
  readonly replicaUrls: readonly string[];
}

export interface ShopDatabase extends Connections {
  readonly background: Connections;
  readonly replicas: Replicas | null;
  /** Within a second or so, whatever is still in hand. */
  close(): Promise<void>;
}

export interface ShopDatabaseOptions {
  readonly addresses: DatabaseAddresses;
  readonly entities: readonly Function[];
  readonly sizes: PoolSizes;
  readonly logger: Logger;
  /** Of requests; `OF_REQUESTS` unless said. */
  readonly limits?: TimeLimits;
  readonly tracing: Tracing | null;
}

/** One connection that is lost in use tells its statements too, but ends the process where nobody listens to itself. */
const survive = (pool: Pool, { logger, tracing }: Pick<ShopDatabaseOptions, 'logger' | 'tracing'>): Pool => {
  tracing?.watchPool(pool);
  const onLost = (error: Error) => logger.warn({ err: error }, 'a database connection was lost');
  pool.on('error', onLost);
  return pool.on('acquire', (client) => client.listeners('error').includes(onLost) || client.on('error', onLost));
};

interface Primaries {
  readonly requests: Primary;
  readonly sessions: Primary;
}

const findPrimaries = async ({ url, sessionUrl }: DatabaseAddresses, logger: Logger): Promise<Primaries> => {
  const requests = await findPrimary(url, logger);
  return { requests, sessions: sessionUrl === null ? requests : await findPrimary(sessionUrl, logger) };
};

const openReplicas = async (
  options: ShopDatabaseOptions,
  { sessions }: Primaries,
  dataSource: DataSource,
): Promise<Replicas | null> => {
  const { addresses, sizes, logger, tracing, limits = OF_REQUESTS } = options;
  if (addresses.replicaUrls.length === 0) return null;
  const shared = addresses.sessionUrl !== null;
  const replicas = addresses.replicaUrls.map((url) => {
    const clients = new Set<Client>();
    const way: Way = { url: () => url, shared, clients, tracing };
    const replica = createPool(way, limits, sizes.requests, { connectionTimeoutMillis: REPLICA_CONNECT_MS });
    return new Replica(url, survive(replica, options), clients);
  });
  const pool = poolOf(dataSource);
  const all = new Replicas({ replicas, dataSource, pool, primaryUrl: sessions.way.url, logger });
  await all.start();
  return all;
};

/** Connects to the database and brings its schema up to date; then to the replicas. */
export const openShopDatabase = async (options: ShopDatabaseOptions): Promise<ShopDatabase> => {
  const { addresses, entities, sizes, logger, limits, tracing } = options;
  const primaries = await findPrimaries(addresses, logger);
  const { requests, sessions } = primaries;
  const way: Way = { ...requests.way, shared: addresses.sessionUrl !== null, tracing };
  const dataSource = await openDatabase({ url: requests.way.url(), way, entities, poolSize: sizes.requests, limits });
  const pool = survive(poolOf(dataSource), options);
  const jobs = survive(
    createPool({ ...sessions.way, tracing }, OF_JOBS, sizes.background, { min: WARM_OF_JOBS }),
    options,
  );
  await migrate(dataSource, {
    url: sessions.way.url(),
    onWait: (error) => logger.warn({ err: error }, 'a migration gave way to others and is tried again'),
  });
  const replicas = await openReplicas(options, primaries, dataSource);
  return {
    dataSource,
    pool,
    background: { pool: jobs, dataSource: throughPool(dataSource, jobs) },
    replicas,
    close: async () => {
      requests.close();
      sessions.close();
      // A job that was given back may still hold its connection.
      const closed = Promise.all([dataSource.destroy(), jobs.end(), replicas?.close()]);
      await Promise.race([closed, pause(CLOSE_MS, undefined, { ref: false })]);
    },
  };
};
