import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Line, LineEvents } from './news.ts';

const CHANNEL = 'martyx_news';
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 15_000;

/** Growing, and not the same for all processes that lost one server. */
const pauseAfter = (tries: number): number =>
  Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** tries) * (0.5 + Math.random() / 2);

/** One connection that only listens, and is made anew whenever it is lost. */
class Listening {
  readonly #pool: Pool;
  readonly #logger: Logger;
  readonly #events: LineEvents;
  #client: PoolClient | null = null;
  #timer: NodeJS.Timeout | undefined;
  #tries = 0;
  #closed = false;

  constructor(pool: Pool, logger: Logger, events: LineEvents) {
    this.#pool = pool;
    this.#logger = logger;
    this.#events = events;
  }

  async connect(): Promise<void> {
    try {
      const client = await this.#pool.connect();
      this.#client = client;
      client.once('end', () => this.#lost(client));
      client.on('notification', ({ payload = '' }) => this.#events.heard(payload));
      if (this.#closed) return this.close();
      await client.query(`LISTEN ${CHANNEL}`);
      if (this.#client !== client) return;
      if (this.#tries > 1) this.#logger.warn('news of changes come again');
      this.#tries = 0;
      this.#events.up();
    } catch (error) {
      if (this.#tries === 1) this.#logger.warn({ err: error }, 'no news of changes: what is kept is asked for anew');
      this.#lost(this.#client);
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#client?.release(true);
    this.#client = null;
    this.#events.down();
  }

  /** Null: it was not even made. */
  #lost(client: PoolClient | null): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    client?.release(true);
    this.#events.down();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.connect(), pauseAfter(this.#tries)).unref();
    this.#tries += 1;
  }
}

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
      listening = new Listening(pool, logger, events);
      void listening.connect();
    },
    close: () => Promise.resolve(listening?.close()),
  };
};
