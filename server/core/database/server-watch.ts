import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { positionOf } from './position.ts';

/** What a server of PostgreSQL says of itself. */
export interface ServerState {
  /** It replays what another one wrote, and takes no writes. */
  readonly standby: boolean;
  /** How far it has written, or replayed as a standby. */
  readonly position: bigint;
  /** Grows with each promotion; null for a standby. */
  readonly timeline: string | null;
}

const STATE = `
  SELECT pg_is_in_recovery() AS standby,
    (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_insert_lsn() END)::text AS position,
    CASE WHEN NOT pg_is_in_recovery() THEN left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) END AS timeline`;

/** A server that takes longer is as good as away. */
const ANSWER_MS = 1_000;

/** What has arrived meanwhile counts, however busy this process was. */
const tooLate = async (): Promise<never> => {
  await pause(ANSWER_MS, undefined, { ref: false });
  await nextTurn();
  throw new Error('no answer in time');
};

interface Row {
  readonly standby: boolean;
  readonly position: string | null;
  readonly timeline: string | null;
}

/** Asks a server how it is, over a connection of its own. */
export class ServerWatch {
  readonly #address: () => string;
  readonly #onLost: () => void;
  #client: pg.Client | null = null;
  #connectedTo = '';

  /** `onLost` hears at once when the connection ends. */
  constructor(address: () => string, onLost: () => void = () => undefined) {
    this.#address = address;
    this.#onLost = onLost;
  }

  /** Null for a server that is away, or that does not answer within a second. */
  async ask(): Promise<ServerState | null> {
    if (this.#connectedTo !== this.#address()) this.close();
    const answer = this.#read();
    answer.catch(() => undefined);
    try {
      const { standby, position, timeline } = await Promise.race([answer, tooLate()]);
      return { standby, position: positionOf(position ?? '') ?? 0n, timeline };
    } catch {
      this.close();
      return null;
    }
  }

  /** Lets go of the connection; another question opens a new one. */
  close(): void {
    const client = this.#client;
    this.#client = null;
    if (client) cut(client);
  }

  async #read(): Promise<Row> {
    const client = this.#client ?? (await this.#connect());
    return (await client.query<Row>(STATE)).rows[0]!;
  }

  async #connect(): Promise<pg.Client> {
    const connectionString = this.#address();
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: ANSWER_MS });
    client.on('error', () => {
      if (this.#client !== client) return;
      this.#client = null;
      this.#onLost();
    });
    this.#connectedTo = connectionString;
    this.#client = client;
    await client.connect();
    return client;
  }
}

/** Ends a connection without a farewell, which a server that hangs would never answer: its statements fail now. */
export const cut = (client: pg.ClientBase): void => {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
};
