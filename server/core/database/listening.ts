import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Shop } from '../shop.ts';

const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 15_000;

/** Growing, and not the same for all processes that lost one server. */
const pauseAfter = (tries: number): number =>
  Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** tries) * (0.5 + Math.random() / 2);

export interface ListeningEvents {
  heard(payload: string): void;
  /** Nothing is missed from now on; what was told before may have been. */
  up(): void;
  down(): void;
}

/** One connection that only listens, and is made anew whenever it is lost. */
export class Listening {
  readonly #pool: Pool;
  readonly #logger: Logger;
  readonly #channel: string;
  readonly #events: ListeningEvents;
  #client: PoolClient | null = null;
  #timer: NodeJS.Timeout | undefined;
  #tries = 0;
  #closed = false;

  constructor({ pool, logger }: Pick<Shop, 'pool' | 'logger'>, channel: string, events: ListeningEvents) {
    this.#pool = pool;
    this.#logger = logger;
    this.#channel = channel;
    this.#events = events;
  }

  async connect(): Promise<void> {
    try {
      const client = await this.#pool.connect();
      this.#client = client;
      client.once('end', () => this.#lost(client));
      client.on('notification', ({ payload = '' }) => this.#events.heard(payload));
      if (this.#closed) return this.close();
      await client.query(`LISTEN ${this.#channel}`);
      if (this.#client !== client) return;
      if (this.#tries > 1) this.#logger.warn({ channel: this.#channel }, 'notices come again');
      this.#tries = 0;
      this.#events.up();
    } catch (error) {
      if (this.#tries === 1)
        this.#logger.warn(
          { err: error, channel: this.#channel },
          'no notices come: what they tell is asked for instead',
        );
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
