import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import type { Ctx } from '../core/context.ts';
import type { StoreStatus, StoreTable } from './visit-store.ts';

/** Tables of visits with their partitions, should they have any. */
const TABLES = `
  SELECT c.relname AS name, greatest(coalesce(s.n_live_tup, 0), c.reltuples, 0)::int AS rows,
         pg_total_relation_size(c.oid)::float8 AS bytes
  FROM pg_class c LEFT JOIN pg_stat_user_tables s ON s.relid = c.oid
  WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
    AND c.relname = ANY ('{visit,visit_day,visit_country,visit_visitor,visit_salt}')
  ORDER BY c.relname`;

const SERVER = `SELECT current_setting('server_version') AS version, current_database() AS database`;

/** The shop's database as a store of one node. Throws while it is away, as the whole shop does then. */
export const readPostgresStatus = async (ctx: Ctx): Promise<StoreStatus> => {
  const [[server], tables] = await Promise.all([
    ctx.sql<{ version: string; database: string }>(SERVER),
    ctx.sql<StoreTable>(TABLES),
  ]);
  const { host } = new URL((ctx.shop.dataSource.options as PostgresDataSourceOptions).url!);
  const place = { address: host, dataCentre: null, rack: null, version: server!.version };
  const node = { ...place, state: 'NORMAL' as const, since: null, writeP95Ms: null, hintFiles: 0 };
  return {
    kind: 'POSTGRESQL',
    version: server!.version,
    keyspace: server!.database,
    replication: 1,
    nodes: [node],
    tables,
  };
};
