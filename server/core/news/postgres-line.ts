import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { Listening } from '../database/listening.ts';
import type { Line } from './news.ts';

const CHANNEL = 'martyx_news';

/**
 * News by LISTEN and NOTIFY: they go out exactly when the transaction commits, and cost one statement there and nothing at rest.
 * One connection of the pool is held for as long as somebody listens: its connections must keep their sessions, and lead to the server that
 * takes the writes.
 */
export const postgresLine = (pool: Pool, logger: Logger): Line => {
  let listening: Listening | null = null;
  return {
    announce: async (tx, topics) => {
      await tx.sql(`SELECT pg_notify('${CHANNEL}', topic) FROM unnest($1::text[]) AS topic`, [topics], 'news.tell');
    },
    afterCommit: () => undefined,
    open: (events) => {
      listening = new Listening({ pool, logger }, CHANNEL, events);
      void listening.connect();
    },
    close: () => Promise.resolve(listening?.close()),
  };
};
