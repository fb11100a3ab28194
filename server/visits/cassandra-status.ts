import type { Host } from 'cassandra-driver';
import type { CassandraConfig } from '../core/config/config.ts';
import type { DayList } from './cassandra-days.ts';
import { TABLES } from './cassandra-schema.ts';
import type { CassandraSession, OpenSession } from './cassandra-session.ts';
import type { NodeState, StoreNode, StoreStatus, StoreTable } from './visit-store.ts';

const MEBIBYTE = 1024 * 1024;

/** What one node tells of itself and of the others; nothing when it does not answer or is too old to know. */
const ask = async ({ client }: OpenSession, host: Host, query: string) =>
  (await client.execute(query, [], { host, prepare: false, consistency: 1 }).catch(() => null))?.rows ?? [];

const reachable = ({ client }: OpenSession): Host[] => client.hosts.values().filter((host) => host.isUp());

/** States by host id, as gossip has them. */
const readStates = async (session: OpenSession): Promise<Map<string, string>> => {
  const [host] = reachable(session);
  const rows = host ? await ask(session, host, 'SELECT host_id, status_with_port FROM system_views.gossip_info') : [];
  return new Map(rows.map((row) => [String(row.host_id), String(row.status_with_port ?? '').split(',')[0]!]));
};

/** Files of writes that other nodes hold, by the id of the node they are for. */
const readHints = async (session: OpenSession): Promise<Map<string, number>> => {
  const query = 'SELECT host_id, files FROM system_views.pending_hints';
  const answers = await Promise.all(reachable(session).map((host) => ask(session, host, query)));
  const files = new Map<string, number>();
  for (const row of answers.flat()) {
    files.set(String(row.host_id), (files.get(String(row.host_id)) ?? 0) + Number(row.files));
  }
  return files;
};

const stateOf = (host: Host, gossip: string): NodeState => {
  if (!host.isUp()) return 'DOWN';
  if (/^BOOT/.test(gossip)) return 'JOINING';
  return /^(LEAVING|LEFT|MOVING)/.test(gossip) ? 'LEAVING' : 'NORMAL';
};

const readNodes = async (session: OpenSession): Promise<StoreNode[]> => {
  const [states, hints] = await Promise.all([readStates(session), readHints(session)]);
  return session.client.hosts
    .values()
    .map((host) => ({
      address: host.address,
      dataCentre: host.datacenter,
      rack: host.rack,
      version: host.cassandraVersion,
      state: stateOf(host, states.get(String(host.hostId)) ?? ''),
      since: session.notes(host.address).changedAt,
      writeP95Ms: session.notes(host.address).writes.read().p95Ms,
      hintFiles: hints.get(String(host.hostId)) ?? 0,
    }))
    .sort((a, b) => a.address.localeCompare(b.address, 'en', { numeric: true }));
};

const readBytes = async (session: OpenSession, keyspace: string): Promise<Map<string, number>> => {
  const query = `SELECT table_name, mebibytes FROM system_views.disk_usage WHERE keyspace_name = '${keyspace}' ALLOW FILTERING`;
  const answers = await Promise.all(reachable(session).map((host) => ask(session, host, query)));
  const bytes = new Map<string, number>();
  for (const { table_name: name, mebibytes } of answers.flat()) {
    bytes.set(name as string, (bytes.get(name as string) ?? 0) + Number(mebibytes) * MEBIBYTE);
  }
  return bytes;
};

/** Rows follow from the counts: Cassandra itself does not count them. */
const readTables = async (session: OpenSession, keyspace: string, list: DayList): Promise<StoreTable[]> => {
  const [bytes, days] = await Promise.all([readBytes(session, keyspace), list.read()]);
  const kept = days.filter(({ emptied }) => !emptied);
  const open = days.filter(({ open }) => open);
  const visits = kept.reduce((sum, { own, taken }) => sum + (own.visits ?? 0) + (taken.visits ?? 0), 0);
  const visitors = open.reduce((sum, { own }) => sum + own.visitors, 0);
  const rows: Record<string, number> = { visit: visits + visitors, visit_day: days.length, visit_salt: open.length };
  return Object.keys(TABLES).map((name) => ({ name, rows: rows[name] ?? 0, bytes: bytes.get(name) ?? 0 }));
};

const readReplication = async (session: OpenSession, keyspace: string, dataCentre: string): Promise<number> => {
  const query = 'SELECT replication FROM system_schema.keyspaces WHERE keyspace_name = ?';
  const row = (await session.client.execute(query, [keyspace], { consistency: 1 })).first();
  const options = (row?.replication ?? {}) as Record<string, string>;
  return Number(options[dataCentre] ?? options.replication_factor ?? 0);
};

const unknownNode = (address: string): StoreNode => ({
  address,
  dataCentre: null,
  rack: null,
  version: null,
  state: 'DOWN',
  since: null,
  writeP95Ms: null,
  hintFiles: 0,
});

/** Never throws: what does not answer is told as down, or left empty. */
export const readCassandraStatus = async (
  session: CassandraSession,
  list: DayList,
  { keyspace, contactPoints, localDataCentre }: CassandraConfig,
): Promise<StoreStatus> => {
  const open = await session.open().catch(() => null);
  if (!open) {
    const nodes = contactPoints.map(unknownNode);
    return { kind: 'CASSANDRA', version: null, keyspace, replication: 0, nodes, tables: [], partitions: [] };
  }
  const [nodes, tables, replication] = await Promise.all([
    readNodes(open),
    readTables(open, keyspace, list).catch(() => []),
    readReplication(open, keyspace, localDataCentre).catch(() => 0),
  ]);
  const version = nodes.find(({ state }) => state !== 'DOWN')?.version ?? nodes[0]?.version ?? null;
  return { kind: 'CASSANDRA', version, keyspace, replication, nodes, tables, partitions: [] };
};
