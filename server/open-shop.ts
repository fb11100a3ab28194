import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from './config.ts';
import { systemClock, type Clock } from './core/clock.ts';
import { createPool, OF_JOBS, poolOf, throughPool } from './core/database/connections.ts';
import { openDatabase } from './core/database/database.ts';
import { startEmbeddedPostgres } from './core/database/embedded-postgres.ts';
import { createFileStore } from './core/file-store.ts';
import { SharedBudget, type Budgets } from './core/limits/shared-budget.ts';
import { postgresTallies, redisTallies } from './core/limits/tallies.ts';
import { createLogger } from './core/logger.ts';
import type { Mailer } from './core/mail.ts';
import { createMailer } from './core/mailer.ts';
import { migrate } from './core/database/migrate.ts';
import { createNews, type News } from './core/news/news.ts';
import { postgresLine } from './core/news/postgres-line.ts';
import { redisLine } from './core/news/redis-line.ts';
import { openRedis, type RedisClient } from './core/sharing/redis.ts';
import { readSecrets } from './core/secrets.ts';
import type { Connections, Shop } from './core/shop.ts';
import { modules } from './modules.ts';

const CLOSE_MS = 1_000;

export interface OpenShop extends Shop {
  readonly setSelfUrl: (url: string) => void;
  readonly close: () => Promise<void>;
}

export interface Ports {
  readonly clock?: Clock;
  readonly mailer?: Mailer;
  readonly checkpoint?: (name: string) => void;
  readonly poolSize?: number;
}

const databaseUrl = async (config: Config, logger: Logger): Promise<{ url: string; stop: () => Promise<void> }> => {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  const { databasePassword } = readSecrets(config.dataDir);
  const onLost = (error?: unknown) =>
    logger.error({ err: error }, 'the embedded database is gone; it is started again');
  return startEmbeddedPostgres({ dir: config.dataDir, password: databasePassword, onLost });
};

export const entities = modules.flatMap((module) => module.entities ?? []);

/** Ten jobs at a time, those who listen for new ones and for news and count the living, and one to spare. */
const JOBS_POOL = 17;

/** One connection that is lost in use tells its statements too, but ends the process where nobody listens to itself. */
const survive = (pool: Pool, logger: Logger): Pool => {
  const onLost = (error: Error) => logger.warn({ err: error }, 'a database connection was lost');
  pool.on('error', onLost);
  return pool.on('acquire', (client) => client.listeners('error').includes(onLost) || client.on('error', onLost));
};

const openBackground = (dataSource: DataSource, url: string, logger: Logger): Connections => {
  const pool = survive(createPool(url, OF_JOBS, JOBS_POOL), logger);
  return { pool, dataSource: throughPool(dataSource, pool) };
};

/** What processes of one shop share beside its tables. */
interface Shared {
  readonly redis: RedisClient | null;
  readonly news: News;
  readonly budgets: Budgets;
}

const openShared = async (
  config: Config,
  pools: { requests: Pool; sessions: Pool },
  logger: Logger,
): Promise<Shared> => {
  const redis = await openRedis(config, logger);
  const tallies = redis ? redisTallies(redis) : postgresTallies(pools.requests);
  return {
    redis,
    news: createNews(redis ? redisLine(redis, logger) : postgresLine(pools.sessions, logger)),
    budgets: (name, most, windowMs) => new SharedBudget({ name, most, windowMs, tallies, logger }),
  };
};

/** Opens everything a shop stands on: database (started and migrated), files, mail. Closes it all again in reverse order, within a second or so. */
export const openShop = async (config: Config, ports: Ports = {}): Promise<OpenShop> => {
  const logger = createLogger(config.logLevel);
  const database = await databaseUrl(config, logger);
  try {
    const dataSource = await openDatabase({ url: database.url, entities, poolSize: ports.poolSize });
    const pool = survive(poolOf(dataSource), logger);
    const background = openBackground(dataSource, database.url, logger);
    await migrate(dataSource, {
      onWait: (error) => logger.warn({ err: error }, 'a migration gave way to others and is tried again'),
    });
    const shared = await openShared(config, { requests: pool, sessions: background.pool }, logger);
    let selfUrl = '';
    return {
      config,
      dataSource,
      pool,
      background,
      logger,
      clock: ports.clock ?? systemClock,
      secret: Buffer.from(config.jwtSecret ?? readSecrets(config.dataDir).jwtSecret),
      files: createFileStore(path.join(config.dataDir, 'files')),
      mailer: ports.mailer ?? createMailer(config, logger),
      ...shared,
      checkpoint: ports.checkpoint,
      personalData: modules.flatMap((module) => module.personalData ?? []),
      searchWords: modules.flatMap((module) => module.searchWords ?? []),
      selfUrl: () => selfUrl,
      setSelfUrl: (url) => (selfUrl = url),
      close: async () => {
        // A job that was given back may still hold its connection.
        shared.redis?.client.disconnect();
        const closed = Promise.all([shared.news.close(), dataSource.destroy(), background.pool.end()]);
        await Promise.race([closed, pause(CLOSE_MS, undefined, { ref: false })]);
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
};
