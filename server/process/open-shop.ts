import type { Logger } from 'pino';
import { ConfigError, type Config } from '../core/config/config.ts';
import { systemClock, type Clock } from '../core/clock.ts';
import type { TimeLimits } from '../core/database/connections.ts';
import { poolSizes } from '../core/database/pool-sizes.ts';
import { openShopDatabase, type ShopDatabase } from '../core/database/shop-database.ts';
import type { Storage } from '../core/files/files.ts';
import { openStorage } from '../core/files/storage.ts';
import { SharedBudget, type Budgets } from '../core/limits/shared-budget.ts';
import { postgresTallies, redisTallies } from '../core/limits/tallies.ts';
import { createLogger } from '../core/logger.ts';
import type { Mailer } from '../core/mail.ts';
import { createMailer, tracedMailer } from '../core/mailer.ts';
import { createNews, type News } from '../core/news/news.ts';
import { postgresLine } from '../core/news/postgres-line.ts';
import { redisLine } from '../core/news/redis-line.ts';
import { openRedis, type RedisClient } from '../core/sharing/redis.ts';
import { readSecrets } from '../core/secrets.ts';
import type { Shop } from '../core/shop.ts';
import type { Tracing } from '../core/tracing/tracing.ts';
import { modules } from '../modules.ts';
import { startDatabase } from './running-shop.ts';

export interface OpenShop extends Shop {
  readonly setSelfUrl: (url: string) => void;
  readonly close: () => Promise<void>;
}

export interface Ports {
  readonly clock?: Clock;
  readonly mailer?: Mailer;
  readonly checkpoint?: (name: string) => void;
  readonly poolSize?: number;
  readonly limits?: TimeLimits;
}

const storageOf = ({ dataDir, s3 }: Config, tracing: Tracing | null): Promise<Storage> =>
  openStorage(dataDir, s3, tracing).catch((cause: Error) => {
    throw s3 ? new ConfigError(`S3_BUCKET: ${cause.message}`, { cause }) : cause;
  });

export const entities = modules.flatMap((module) => module.entities ?? []);

/** What processes of one shop share beside its tables. */
interface Shared {
  readonly redis: RedisClient | null;
  readonly news: News;
  readonly budgets: Budgets;
}

const openShared = async (config: Config, { background, replicas }: ShopDatabase, logger: Logger): Promise<Shared> => {
  const redis = await openRedis(config, logger);
  const tallies = redis ? redisTallies(redis) : postgresTallies(background.pool);
  const line = redis ? redisLine(redis, logger) : postgresLine(background.pool, logger);
  return {
    redis,
    news: createNews(line, () => void replicas?.noticed()),
    budgets: (name, most, windowMs) => new SharedBudget({ name, most, windowMs, tallies, logger }),
  };
};

/** Nothing of it is loaded where no traces are wanted. */
const openTracing = async ({ tracing, role }: Config, logger: Logger): Promise<Tracing | null> => {
  if (!tracing) return null;
  const { createTracing } = await import('../core/tracing/tracer.ts');
  return createTracing(tracing, { 'martyx.role': role }, logger);
};

/** Opens everything a shop stands on: database (started and migrated), files, mail. Closes it all again in reverse order, within a second or so. */
export const openShop = async (config: Config, ports: Ports = {}): Promise<OpenShop> => {
  const logger = createLogger(config.logLevel);
  const usual = poolSizes(config.role, config.workers);
  const sizes = { ...usual, requests: ports.poolSize ?? usual.requests };
  const database = await startDatabase(config, logger);
  try {
    const { databaseSessionUrl: sessionUrl, databaseReplicaUrls: replicaUrls } = config;
    const addresses = { url: database.url, sessionUrl, replicaUrls };
    const tracing = await openTracing(config, logger);
    const storage = await storageOf(config, tracing);
    const limits = ports.limits;
    const connected = await openShopDatabase({ addresses, entities, sizes, logger, limits, tracing });
    const shared = await openShared(config, connected, logger);
    let selfUrl = '';
    return {
      ...connected,
      config,
      logger,
      clock: ports.clock ?? systemClock,
      secret: Buffer.from(config.jwtSecret ?? readSecrets(config.dataDir).jwtSecret),
      ...storage,
      mailer: tracedMailer(ports.mailer ?? createMailer(config, logger), tracing),
      tracing,
      ...shared,
      checkpoint: ports.checkpoint,
      personalData: modules.flatMap((module) => module.personalData ?? []),
      searchWords: modules.flatMap((module) => module.searchWords ?? []),
      selfUrl: () => selfUrl,
      setSelfUrl: (url) => (selfUrl = url),
      close: async () => {
        shared.redis?.client.disconnect();
        await Promise.all([shared.news.close(), connected.close()]);
        await Promise.all([tracing?.close(), database.stop()]);
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
};
