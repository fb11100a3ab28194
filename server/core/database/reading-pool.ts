import { EventEmitter } from 'node:events';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';

/** Where a replica's statements go. */
export interface ReadingPools {
  readonly replica: Pool;
  readonly primary: Pool;
  /** Whether the replica has all that must be seen now; it had when it was chosen. */
  readonly mayAsk: () => boolean;
  /** Hears of a statement that the replica could not do. */
  readonly onFailure: (error: unknown) => void;
}

type Statement = string | QueryConfig;
type Query = (statement: Statement, values?: unknown[]) => Promise<QueryResult>;

/** It took too long, and would at the primary. */
const TOO_LONG = '57014';

/** At the replica; once more at the primary if that fails, for whatever reason, such as a write. */
const readingOf =
  ({ replica, primary, mayAsk, onFailure }: ReadingPools): Query =>
  async (statement, values) => {
    if (!mayAsk()) return primary.query(statement as string, values);
    try {
      return await replica.query(statement as string, values);
    } catch (error) {
      if ((error as { code?: string }).code === TOO_LONG) throw error;
      onFailure(error);
      return primary.query(statement as string, values);
    }
  };

/**
 * A connection as TypeORM takes one. Nothing is kept in its session, so each statement may go to another real one, until a
 * transaction begins: that one has a connection of the primary to its end.
 */
class ReadingClient extends EventEmitter {
  readonly #read: Query;
  readonly #primary: Pool;
  #writer: PoolClient | null = null;

  constructor(read: Query, primary: Pool) {
    super();
    this.#read = read;
    this.#primary = primary;
  }

  async query(statement: Statement, values?: unknown[]): Promise<QueryResult> {
    if (!this.#writer && statement === 'START TRANSACTION') {
      this.#writer = await this.#primary.connect();
      this.#writer.on('error', this.#onLost);
    }
    return this.#writer ? this.#writer.query(statement as string, values) : this.#read(statement, values);
  }

  release(error?: Error | boolean): void {
    const writer = this.#writer;
    this.#writer = null;
    writer?.removeListener('error', this.#onLost);
    writer?.release(error);
  }

  readonly #onLost = (error: Error): void => void this.emit('error', error);
}

type Connected = (error: undefined, client: ReadingClient, release: (error?: Error | boolean) => void) => void;

/**
 * A pool of single reads at a replica. What fails there is done at the primary, and so is every transaction from its
 * beginning: nothing that is written through it is lost. Closing it closes neither.
 */
export const readingPool = (pools: ReadingPools): Pool => {
  const query = readingOf(pools);
  const connect = (connected: Connected): void => {
    const client = new ReadingClient(query, pools.primary);
    connected(undefined, client, (error) => client.release(error));
  };
  return { query, connect } as unknown as Pool;
};
