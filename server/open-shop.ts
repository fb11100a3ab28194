import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { ConfigError, type Config } from './config.ts';
import { systemClock, type Clock } from './core/clock.ts';
import { createPool, OF_JOBS, poolOf, throughPool } from './core/database/connections.ts';
import { openDatabase } from './core/database/database.ts';
import { poolSizes } from './core/database/pool-sizes.ts';
import type { Storage } from './core/files/files.ts';
import { openStorage } from './core/files/storage.ts';
import { createLogger } from './core/logger.ts';
import type { Mailer } from './core/mail.ts';
import { createMailer } from './core/mailer.ts';
import { migrate } from './core/database/migrate.ts';
import { readSecrets } from './core/secrets.ts';
import type { Shop } from './core/shop.ts';
import { modules } from './modules.ts';
import { startDatabase } from './running-shop.ts';

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

const storageOf = ({ dataDir, s3 }: Config): Promise<Storage> =>
  openStorage(dataDir, s3).catch((cause: Error) => {
    throw s3 ? new ConfigError(`S3_BUCKET: ${cause.message}`, { cause }) : cause;
  });

export const entities = modules.flatMap((module) => module.entities ?? []);

/** One connection that is lost in use tells its statements too, but ends the process where nobody listens to itself. */
const survive = (pool: Pool, logger: Logger): Pool => {
  const onLost = (error: Error) => logger.warn({ err: error }, 'a database connection was lost');
  pool.on('error', onLost);
  return pool.on('acquire', (client) => client.listeners('error').includes(onLost) || client.on('error', onLost));
};

/** Opens everything a shop stands on: database (started and migrated), files, mail. Closes it all again in reverse order, within a second or so. */
export const openShop = async (config: Config, ports: Ports = {}): Promise<OpenShop> => {
  const logger = createLogger(config.logLevel);
  const sizes = poolSizes(config.role, config.workers);
  const database = await startDatabase(config, logger);
  try {
    const dataSource = await openDatabase({ url: database.url, entities, poolSize: ports.poolSize ?? sizes.requests });
    const pool = survive(poolOf(dataSource), logger);
    const storage = await storageOf(config);
    const jobsPool = survive(createPool({ url: () => database.url }, OF_JOBS, sizes.background), logger);
    const background = { pool: jobsPool, dataSource: throughPool(dataSource, jobsPool) };
    await migrate(dataSource, {
      onWait: (error) => logger.warn({ err: error }, 'a migration gave way to others and is tried again'),
    });
    let selfUrl = '';
    return {
      config,
      dataSource,
      pool,
      background,
      logger,
      clock: ports.clock ?? systemClock,
      secret: Buffer.from(config.jwtSecret ?? readSecrets(config.dataDir).jwtSecret),
      ...storage,
      mailer: ports.mailer ?? createMailer(config, logger),
      checkpoint: ports.checkpoint,
      personalData: modules.flatMap((module) => module.personalData ?? []),
      searchWords: modules.flatMap((module) => module.searchWords ?? []),
      selfUrl: () => selfUrl,
      setSelfUrl: (url) => (selfUrl = url),
      close: async () => {
        // A job that was given back may still hold its connection.
        const closed = Promise.all([dataSource.destroy(), background.pool.end()]);
        await Promise.race([closed, pause(CLOSE_MS, undefined, { ref: false })]);
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
};
