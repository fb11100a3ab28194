import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import type { Ctx } from '../core/context.ts';
import { readPartitions } from './postgres-partitions.service.ts';
import type { StoreStatus, StoreTable } from './visit-store.ts';

/** Tables of visits; one with partitions is their sum. */
const TABLES = `
  SELECT c.relname AS name,
         coalesce(sum(greatest(s.n_live_tup, p.reltuples, 0)) FILTER (WHERE p.relkind = 'r'), 0)::int AS rows,
         sum(pg_total_relation_size(p.oid))::float8 AS bytes
  FROM pg_class c
  JOIN pg_class p ON p.oid = c.oid OR p.oid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = c.oid)
  LEFT JOIN pg_stat_user_tables s ON s.relid = p.oid
  WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace
    AND c.relname = ANY ('{visit,visit_day,visit_country,visit_visitor,visit_salt}')
  GROUP BY c.relname ORDER BY c.relname`;

const SERVER = `SELECT current_setting('server_version') AS version, current_database() AS database`;

/** The shop's database as a store of one node. Throws while it is away, as the whole shop does then. */
export const readPostgresStatus = async (ctx: Ctx): Promise<StoreStatus> => {
  const [[server], tables, partitions] = await Promise.all([
    ctx.sql<{ version: string; database: string }>(SERVER),
    ctx.sql<StoreTable>(TABLES),
    readPartitions(ctx),
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
    partitions,
  };
};
