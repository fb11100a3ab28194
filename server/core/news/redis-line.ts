import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import * as z from 'zod';
import { defineJob, enqueue } from '../jobs/jobs.ts';
import type { RedisClient } from '../sharing/redis.ts';
import type { Line, LineEvents } from './news.ts';

const publish = async ({ client, prefix }: RedisClient, topics: readonly string[]): Promise<void> => {
  for (const topic of topics) await client.publish(`${prefix}news`, topic);
};

/** Says again what a process said right after its commit, should it have died in between, or had no line then. */
export const publishNewsJob = defineJob({
  name: 'news.publish',
  payload: z.object({ topics: z.array(z.string()) }),
  run: async ({ shop: { redis } }, { topics }) => {
    if (redis) await publish(redis, topics);
  },
});

/** A subscriber takes no other command, so it has a connection of its own. */
const listen = ({ client, prefix }: RedisClient, logger: Logger, events: LineEvents): Redis => {
  const subscriber = client.duplicate();
  subscriber.on('error', () => undefined);
  subscriber.on('close', () => events.down());
  subscriber.on('message', (_channel: string, topic: string) => events.heard(topic));
  subscriber.on('ready', () => {
    subscriber.subscribe(`${prefix}news`).then(
      () => events.up(),
      (error: unknown) => {
        logger.warn({ err: error }, 'no news of changes: what is kept is asked for anew');
        subscriber.disconnect(true);
      },
    );
  });
  return subscriber;
};

/**
 * News by Redis: published right after the commit, and once more by a job of the same transaction, so that no death of a process
 * and no lost connection swallows them.
 */
export const redisLine = (redis: RedisClient, logger: Logger): Line => {
  let subscriber: Redis | null = null;
  return {
    announce: (tx, topics) => enqueue(tx, publishNewsJob, { topics: [...topics] }),
    afterCommit: (topics) => void publish(redis, topics).catch(() => undefined),
    open: (events) => (subscriber = listen(redis, logger, events)),
    close: () => Promise.resolve(subscriber?.disconnect()),
  };
};
