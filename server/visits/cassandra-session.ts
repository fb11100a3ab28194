import type * as Cassandra from 'cassandra-driver';
import type { Client, ClientOptions, Host, QueryOptions, types } from 'cassandra-driver';
import type { Logger } from 'pino';
import type { CassandraConfig } from '../core/config/config.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { asUnavailable } from './cassandra-errors.ts';
import { createKeyspace, createTable, TABLES } from './cassandra-schema.ts';
import { createStopwatch, type Stopwatch } from './latencies.ts';

/** The driver as it is once loaded; loading it costs memory that a shop with PostgreSQL saves. */
export type Driver = Pick<typeof Cassandra, 'Client' | 'policies' | 'types'>;
export type Params = readonly unknown[];

export interface SessionOptions {
  readonly config: CassandraConfig;
  readonly logger: Logger;
  /** Runs `work` while no other process does: two that create the same table at once would make two of it. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

/** What is known of a node beside what the driver knows. */
export interface NodeFacts {
  changedAt: Date | null;
  readonly writes: Stopwatch;
}

export interface OpenSession {
  readonly client: Client;
  readonly driver: Driver;
  readonly notes: (address: string) => NodeFacts;
}

export interface Statement {
  readonly query: string;
  readonly params: Params;
}

export interface CassandraSession {
  readonly keyspace: string;
  /** Connects, and makes keyspace and tables that are missing. Throws SERVICE_UNAVAILABLE; the next call tries anew. */
  readonly open: () => Promise<OpenSession>;
  /** Runs one prepared statement at QUORUM. Throws SERVICE_UNAVAILABLE when too few nodes answer in time. */
  readonly run: (query: string, params?: Params, options?: QueryOptions) => Promise<types.ResultSet>;
  /** Writes to one partition, all or nothing; false when a condition among them did not hold. Throws as `run`. */
  readonly write: (queries: readonly Statement[]) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

const CONNECT_MS = 3000;
/** Above what Cassandra itself allows a statement. */
const ANSWER_MS = 6000;
const RECONNECT_MS = 2000;

const secured = ({ credentials, tls }: CassandraConfig): Pick<ClientOptions, 'credentials' | 'sslOptions'> => ({
  ...(credentials && { credentials: { ...credentials } }),
  ...(tls && { sslOptions: { rejectUnauthorized: true, ...(tls.ca && { ca: [tls.ca] }) } }),
});

const connect = async (driver: Driver, config: CassandraConfig): Promise<Client> => {
  const { Client, policies, types } = driver;
  const { contactPoints, localDataCentre } = config;
  const client = new Client({
    ...secured(config),
    contactPoints: [...contactPoints],
    localDataCenter: localDataCentre,
    protocolOptions: { port: Number(contactPoints[0]!.split(':').at(-1)) },
    socketOptions: { connectTimeout: CONNECT_MS, readTimeout: ANSWER_MS },
    policies: { reconnection: new policies.reconnection.ConstantReconnectionPolicy(RECONNECT_MS) },
    monitorReporting: { enabled: false },
    queryOptions: {
      prepare: true,
      // Every statement here may be sent again: it sets what it says, or is refused by its own condition.
      isIdempotent: true,
      consistency: types.consistencies.quorum,
      serialConsistency: types.consistencies.serial,
    },
  });
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.shutdown();
    throw error;
  }
};

const createMissing = async (client: Client, { keyspace, localDataCentre }: CassandraConfig): Promise<void> => {
  const known = 'SELECT table_name FROM system_schema.tables WHERE keyspace_name = ?';
  const { rows } = await client.execute(known, [keyspace]);
  const names = new Set(rows.map((row) => row.table_name as string));
  const missing = Object.keys(TABLES).filter((table) => !names.has(table));
  if (missing.length === 0) return;
  const near = client.hosts.values().filter((host) => host.datacenter === localDataCentre);
  if (names.size === 0) {
    await client.execute(createKeyspace(keyspace, localDataCentre, near.length), [], { prepare: false });
  }
  for (const table of missing) await client.execute(createTable(keyspace, table), [], { prepare: false });
};

const watchNodes = (client: Client, logger: Logger): ((address: string) => NodeFacts) => {
  const known = new Map<string, NodeFacts>();
  const notes = (address: string): NodeFacts => {
    const note = known.get(address) ?? { changedAt: null, writes: createStopwatch() };
    known.set(address, note);
    return note;
  };
  const changed = (up: boolean) => (host: Host) => {
    notes(host.address).changedAt = new Date();
    logger.warn({ node: host.address }, up ? 'a node of Cassandra is up again' : 'a node of Cassandra is down');
  };
  client.on('hostUp', changed(true)).on('hostDown', changed(false));
  return notes;
};

const openSession = async ({ config, logger, exclusively }: SessionOptions): Promise<OpenSession> => {
  try {
    const driver = (await import('cassandra-driver')).default;
    const client = await connect(driver, config);
    await exclusively(() => createMissing(client, config));
    return { client, driver, notes: watchNodes(client, logger) };
  } catch (cause) {
    throw new AppError(ErrorCode.SERVICE_UNAVAILABLE, {}, { cause });
  }
};

/** A session with the cluster, opened by the first statement. The driver is loaded then, not before. */
export const createCassandraSession = (options: SessionOptions): CassandraSession => {
  let opening: Promise<OpenSession> | null = null;
  const open = (): Promise<OpenSession> =>
    (opening ??= openSession(options).catch((error: unknown) => {
      opening = null;
      throw error;
    }));
  return {
    keyspace: options.config.keyspace,
    open,
    run: async (query, params = [], settings = {}) => {
      const { client } = await open();
      return client.execute(query, [...params], settings).catch((error: unknown) => {
        throw asUnavailable(error);
      });
    },
    write: async (queries) => {
      const { client, notes } = await open();
      const started = performance.now();
      const batch = queries.map(({ query, params }) => ({ query, params: [...params] }));
      const result = await client.batch(batch, { logged: false }).catch((error: unknown) => {
        throw asUnavailable(error);
      });
      notes(result.info.queriedHost).writes.record(performance.now() - started);
      return result.wasApplied();
    },
    close: async () => {
      const session = await opening?.catch(() => null);
      await session?.client.shutdown();
    },
  };
};
