import { transaction, type Ctx } from '../core/context.ts';
import { TIME_ZONE } from '../core/text/format.ts';
import type { StorePartition } from './visit-store.ts';

/** Any number, the same in every process: only one of them makes or drops partitions at a time. */
const PARTITION_LOCK = 7_264_002;
/** Visits wait behind one who waits to drop: rather the next hour. */
const DROP_WAIT = '2s';

/** Each partition with the moments that bound it, the end not included. */
const PARTITIONS = `
  SELECT c.relname AS name, b[1]::timestamptz AS "from", b[2]::timestamptz AS until,
    greatest(coalesce(s.n_live_tup, 0), c.reltuples, 0)::int AS rows, pg_total_relation_size(c.oid)::float8 AS bytes
  FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid LEFT JOIN pg_stat_user_tables s ON s.relid = c.oid,
    regexp_match(pg_get_expr(c.relpartbound, c.oid), 'FROM \\(''(.+)''\\) TO \\(''(.+)''\\)') AS b
  WHERE i.inhparent = 'visit'::regclass ORDER BY "from" DESC`;

/** The months of some moments that have no partition yet, in the shop's time zone. */
const MISSING = `
  SELECT DISTINCT to_char(month, '"visit_"YYYY_MM') AS name, month AT TIME ZONE '${TIME_ZONE}' AS "from",
    (month + interval '1 month') AT TIME ZONE '${TIME_ZONE}' AS until
  FROM unnest($1::timestamptz[]) AS at, date_trunc('month', at AT TIME ZONE '${TIME_ZONE}') AS month
  WHERE to_char(month, '"visit_"YYYY_MM') NOT IN (
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'visit'::regclass)
  ORDER BY name`;

type Bounds = Pick<StorePartition, 'name' | 'from' | 'until'>;

const lock = (tx: Ctx) => tx.sql('SELECT pg_advisory_xact_lock($1)', [PARTITION_LOCK]);

/** Attached when it is made: writers of the other partitions are not kept waiting. */
const create = async (tx: Ctx, { name, from, until }: Bounds): Promise<void> => {
  await tx.sql(`CREATE TABLE ${name} (LIKE visit INCLUDING ALL)`);
  const bounds = `FROM ('${from.toISOString()}') TO ('${until.toISOString()}')`;
  await tx.sql(`ALTER TABLE visit ATTACH PARTITION ${name} FOR VALUES ${bounds}`);
};

/** The partitions of visits, newest first. */
export const readPartitions = (ctx: Ctx): Promise<StorePartition[]> => ctx.sql<StorePartition>(PARTITIONS);

const makeMissing = (ctx: Ctx, moments: readonly Date[]): Promise<void> =>
  transaction(ctx, async (tx) => {
    await lock(tx);
    for (const bounds of await tx.sql<Bounds>(MISSING, [moments])) await create(tx, bounds);
  });

/** Makes the partitions that visits of these moments go into, where they are missing. */
export const makePartitions = async (ctx: Ctx, moments: readonly Date[]): Promise<void> => {
  if ((await ctx.sql<Bounds>(MISSING, [moments])).length > 0) await makeMissing(ctx, moments);
};

/** Drops the partitions that end before `since`; throws when others keep the table too long, having dropped none. */
export const dropPartitions = async (ctx: Ctx, since: Date): Promise<void> => {
  const old = (partitions: readonly StorePartition[]) => partitions.filter(({ until }) => until <= since);
  if (old(await readPartitions(ctx)).length === 0) return;
  await transaction(ctx, async (tx) => {
    await lock(tx);
    await tx.sql(`SET LOCAL lock_timeout = '${DROP_WAIT}'`);
    for (const { name } of old(await readPartitions(tx))) await tx.sql(`DROP TABLE ${name}`);
  });
};

const NO_PARTITION = '23514';

/**
 * Writes; should a partition be missing, it is made and `write` done once more. Always under the lock: a commit can be read
 * a moment before the other connections are told of the partition, and lets go of the lock only after that.
 */
export const withPartitions = async (ctx: Ctx, moments: readonly Date[], write: () => Promise<void>): Promise<void> => {
  try {
    await write();
  } catch (error) {
    if ((error as { code?: string }).code !== NO_PARTITION) throw error;
    await makeMissing(ctx, moments);
    await write();
  }
};
