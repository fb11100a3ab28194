import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';

const LONGEST_PAUSE_MS = 5_000;

export interface RedisClient {
  readonly client: Redis;
  /** Before every key and channel: several shops may share one server. */
  readonly prefix: string;
}

/**
 * A client of `REDIS_URL`, null without one. The library is loaded only then. The shop starts and works without the
 * server; commands fail at once while it is away, and it is looked for with a growing pause.
 */
export const openRedis = async (
  { redisUrl, publicUrl }: Pick<Config, 'redisUrl' | 'publicUrl'>,
  logger: Logger,
): Promise<RedisClient | null> => {
  if (redisUrl === null) return null;
  const { Redis } = await import('ioredis');
  const client = new Redis(redisUrl, {
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    keepAlive: 10_000,
    retryStrategy: (tries) => Math.min(LONGEST_PAUSE_MS, 50 * 2 ** Math.min(tries, 10)),
  });
  let away = false;
  client.on('error', (error: Error) => {
    if (!away) logger.warn({ err: error }, 'Redis is away: each process counts for itself');
    away = true;
  });
  client.on('ready', () => {
    if (away) logger.warn('Redis is back');
    away = false;
  });
  return { client, prefix: `martyx:${new URL(publicUrl).host}:` };
};
