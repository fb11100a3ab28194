import pg, { type ClientBase, type Pool, type PoolConfig } from 'pg';
import type { DataSource } from 'typeorm';

/** How long the database lets a connection wait or work, in milliseconds; 0: for ever. */
export interface TimeLimits {
  /** For a lock that others hold. */
  readonly lockMs: number;
  readonly statementMs: number;
  /** Within a transaction, for its next statement. */
  readonly idleMs: number;
}

/**
 * Of whoever waits for an answer. The longest honest statement of a request, the import of a whole catalogue, takes a
 * second; a queue of buyers for one row moves on within milliseconds.
 */
export const OF_REQUESTS: TimeLimits = { lockMs: 5_000, statementMs: 15_000, idleMs: 60_000 };

/** Of what is done in the background, and tried again. */
export const OF_JOBS: TimeLimits = { lockMs: 30_000, statementMs: 600_000, idleMs: 60_000 };

/** A migration may work long, but whoever comes while it waits for a table waits behind it. */
export const OF_MIGRATIONS: TimeLimits = { lockMs: 2_000, statementMs: 0, idleMs: 0 };

/**
 * Settings of a pool whose connections have these limits. They are said by a statement on each new connection: a session
 * pooler in between, as PgBouncer, refuses them among the parameters of the start.
 */
export const limitedBy = ({ lockMs, statementMs, idleMs }: TimeLimits): PoolConfig => ({
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  idleTimeoutMillis: 60_000,
  onConnect: (client: ClientBase) =>
    client.query(
      `SET lock_timeout = ${lockMs}; SET statement_timeout = ${statementMs};
       SET idle_in_transaction_session_timeout = ${idleMs}`,
    ) as unknown as undefined,
});

/** A pool; nothing is connected before it is used. */
export const createPool = (connectionString: string, limits: TimeLimits, max: number): Pool =>
  new pg.Pool({ connectionString, max, ...limitedBy(limits) });

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
