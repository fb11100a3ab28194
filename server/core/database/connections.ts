import pg, { type ClientBase, type Pool, type PoolConfig } from 'pg';
import type { DataSource } from 'typeorm';
import type { Tracing } from '../tracing/tracing.ts';
import { clientOf } from './shop-client.ts';

/** How long the database lets a connection wait or work, in milliseconds; 0: for ever. */
export interface TimeLimits {
  /** For a lock that others hold. */
  readonly lockMs: number;
  readonly statementMs: number;
  /** Within a transaction, for its next statement. */
  readonly idleMs: number;
  /**
   * How long the client waits when not a byte comes: a server that hangs, or whose machine is gone, keeps none of the limits
   * above. The connection is cut then, and what waits on it fails.
   */
  readonly silentMs: number;
}

/**
 * Of whoever waits for an answer. The longest honest statement of a request, the import of a whole catalogue, takes a
 * second; a queue of buyers for one row moves on within milliseconds.
 */
export const OF_REQUESTS: TimeLimits = { lockMs: 5_000, statementMs: 15_000, idleMs: 60_000, silentMs: 20_000 };

/** Of what is done in the background, and tried again. */
export const OF_JOBS: TimeLimits = { lockMs: 30_000, statementMs: 600_000, idleMs: 60_000, silentMs: 605_000 };

/** A migration may work long, but whoever comes while it waits for a table waits behind it. */
export const OF_MIGRATIONS: TimeLimits = { lockMs: 2_000, statementMs: 0, idleMs: 0, silentMs: 0 };

/** How connections come to a server. */
export interface Way {
  /** Asked for each new connection: the server that takes writes may change. */
  readonly url: () => string;
  /**
   * A pooler in between may give each transaction another session, as PgBouncer in transaction mode: nothing may be kept in
   * a session then, neither settings nor prepared statements.
   */
  readonly shared?: boolean;
  /** Every connection on this way from its first moment to its end, for whoever may have to cut it. */
  readonly clients?: Set<pg.Client>;
  /** Watches what each connection is asked. */
  readonly tracing?: Tracing | null;
}

const IDLE_MS = 60_000;
/** So many of a pool stay for good: a new one signs in, and plans each statement five times anew. */
const WARM = 4;
/** Of the background's, three of which listen, or hold the locks of its workers. */
export const WARM_OF_JOBS = 7;
const CONNECT_MS = 10_000;

/** They are said by a statement on each new connection: a session pooler refuses them among the parameters of the start. */
const sayLimits =
  ({ lockMs, statementMs, idleMs }: TimeLimits) =>
  (client: ClientBase) =>
    client.query(
      `SET lock_timeout = ${lockMs}; SET statement_timeout = ${statementMs};
       SET idle_in_transaction_session_timeout = ${idleMs}`,
    ) as unknown as undefined;

/** Settings of a pool whose connections go this way and have these limits. */
export const connecting = (way: Way, limits: TimeLimits): PoolConfig => ({
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  idleTimeoutMillis: IDLE_MS,
  min: WARM,
  Client: clientOf(way, limits),
  ...(!way.shared && { onConnect: sayLimits(limits) }),
});

/** A pool; nothing is connected before it is used. */
export const createPool = (way: Way, limits: TimeLimits, max: number, more: PoolConfig = {}): Pool =>
  new pg.Pool({ max, ...connecting(way, limits), ...more });

export const poolOf = (dataSource: DataSource): Pool => (dataSource.driver as unknown as { master: Pool }).master;

/** The same entities and migrations through another pool; closing it closes nothing of the original. */
export const throughPool = (dataSource: DataSource, pool: Pool): DataSource => {
  const other = Object.create(dataSource) as DataSource;
  const driver = Object.create(dataSource.driver, { master: { value: pool } }) as DataSource['driver'];
  Object.defineProperty(driver, 'dataSource', { value: other });
  return Object.defineProperties(other, {
    driver: { value: driver },
    manager: { value: other.createEntityManager() },
  });
};
