import type { Client, Pool } from 'pg';
import { placeOf } from './hosts.ts';
import { cut, ServerWatch, type ServerState } from './server-watch.ts';

/** Errors that do not come from the server, or say that it goes away or comes back. */
const isOfConnection = (error: unknown): boolean => {
  const { code = '' } = error as { code?: string };
  return !/^[\dA-Z]{5}$/.test(code) || /^(08|57P0)/.test(code);
};

/** One server that replays what the primary writes, its connections and what is known of it. */
export class Replica {
  /** Host and port. */
  readonly name: string;
  readonly pool: Pool;
  readonly #watch: ServerWatch;
  readonly #clients: ReadonlySet<Client>;
  #state: ServerState | null = null;
  #toldAt = 0;

  constructor(url: string, pool: Pool, clients: ReadonlySet<Client>) {
    this.name = placeOf(url);
    this.pool = pool;
    this.#watch = new ServerWatch(() => url, this.#forget);
    this.#clients = clients;
  }

  /** How far it has replayed; null while it is away, or is no replica. */
  get position(): bigint | null {
    return this.#state?.standby ? this.#state.position : null;
  }

  /** When it told its position, on the clock of `performance`. */
  get toldAt(): number {
    return this.#toldAt;
  }

  /** Asks how it is. One that is silent for a second is away: what waits for it fails then, and is done elsewhere. */
  async look(): Promise<void> {
    this.#state = await this.#watch.ask();
    this.#toldAt = performance.now();
    if (!this.#state) for (const client of this.#clients) cut(client);
  }

  /** It is away until the next look if its connection was what failed. */
  failed(error: unknown): void {
    if (isOfConnection(error)) this.#forget();
  }

  close(): Promise<void> {
    this.#watch.close();
    return this.pool.end();
  }

  readonly #forget = (): void => {
    this.#state = null;
  };
}
