import type { Socket } from 'node:net';
import pg, { type ClientConfig, type QueryConfig } from 'pg';
import type { TimeLimits, Way } from './connections.ts';
import { PreparedTexts } from './prepared.ts';
import { cut } from './server-watch.ts';

type Statement = string | QueryConfig;
type Query = (statement: Statement, ...more: unknown[]) => unknown;

/** A server that takes no writes (any more) said so. */
const READ_ONLY = '25006';

interface Connection {
  readonly stream: Socket;
  on(event: 'errorMessage', hear: (error: { code?: string }) => void): void;
}

/** What pg does not declare. */
interface Inside {
  readonly connection: Connection;
  /** False while a statement waits for its answer. */
  readonly readyForQuery: boolean;
}

/** Cuts a connection on which a statement has waited for so long without a byte from the server; 0: never. */
const cutWhenSilent = (client: pg.Client, silentMs: number): void => {
  const inside = client as unknown as Inside;
  client.once('connect', () =>
    inside.connection.stream.setTimeout(silentMs).on('timeout', () => inside.readyForQuery || cut(client)),
  );
};

/** The limits as settings of a transaction, which end with it. */
const beginning = ({ lockMs, statementMs, idleMs }: TimeLimits): string =>
  `START TRANSACTION; SET LOCAL lock_timeout = ${lockMs}; SET LOCAL statement_timeout = ${statementMs};
   SET LOCAL idle_in_transaction_session_timeout = ${idleMs}`;

/** The same statement, leaving nothing in the session and expecting nothing of it. */
const sessionless = (statement: Statement, begin: string): Statement => {
  if (statement === 'START TRANSACTION') return begin;
  return typeof statement === 'object' && statement.name ? { ...statement, name: undefined } : statement;
};

/** Of this process: a text has one name on all its connections. */
const prepared = new PreparedTexts();

const preparing =
  (query: Query): Query =>
  (statement, ...more) =>
    typeof statement === 'string' && more.length === 1 && Array.isArray(more[0]) && more[0].length > 0
      ? query(prepared.of(statement, more[0] as unknown[]))
      : query(statement, ...more);

/** Connections that go this way. One whose server turns out to take no writes is not used again: its primary is another now. */
export const clientOf = ({ url, shared = false, clients, tracing }: Way, limits: TimeLimits): typeof pg.Client => {
  const begin = beginning(limits);
  return class ShopClient extends pg.Client {
    constructor(config: ClientConfig) {
      super({ ...config, connectionString: url() });
      const { connection } = this as unknown as Inside;
      connection.on('errorMessage', ({ code }) => {
        if (code === READ_ONLY) process.nextTick(() => void this.end());
      });
      cutWhenSilent(this, limits.silentMs);
      clients?.add(this);
      this.once('end', () => clients?.delete(this));
      const query = this.query.bind(this) as Query;
      this.query = (
        shared
          ? (statement: Statement, ...more: unknown[]) => query(sessionless(statement, begin), ...more)
          : preparing(query)
      ) as typeof this.query;
      if (tracing) this.query = tracing.statements(this.query.bind(this) as Query) as typeof this.query;
    }
  };
};
