import type { Ctx } from '../../server/core/context.ts';
import { bumpCatalogVersion } from '../../server/catalog/search/search-index.service.ts';
import type { Read } from './growth-reads.ts';

export interface Cost {
  /** Pages of 8 kB that the database looked at, in memory or not. */
  readonly blocks: number;
  /** Of the database. */
  readonly ms: number;
  /** CPU of this process. */
  readonly cpuMs: number;
  readonly statements: number;
}

const TOTAL = `
  SELECT coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 AS blocks, coalesce(sum(calls), 0)::float8 AS calls,
    coalesce(sum(total_exec_time + total_plan_time), 0) AS ms
  FROM pg_stat_statements
  WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND query !~ 'pg_stat_statements|catalog_version SET|pg_notify|graphile_worker'`;

const totals = async (ctx: Ctx) => (await ctx.sql<{ blocks: number; calls: number; ms: number }>(TOTAL))[0]!;

/** A read that takes long is not repeated as often. */
const LONGEST_MS = 20_000;

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What a read costs: the best of `runs` after two that nobody counts, because other work on the machine only ever adds. */
export const costOf = async (ctx: Ctx, { changed, run }: Read, runs: number): Promise<Cost> => {
  const costs: Cost[] = [];
  const end = performance.now() + LONGEST_MS;
  for (let i = -2; i < runs && (i < 1 || performance.now() < end); i += 1) {
    if (changed) await bumpCatalogVersion(ctx);
    const before = await totals(ctx);
    const cpuBefore = cpuMs();
    await run(ctx);
    const cpu = cpuMs() - cpuBefore;
    const after = await totals(ctx);
    const cost = {
      blocks: after.blocks - before.blocks,
      ms: after.ms - before.ms,
      cpuMs: cpu,
      statements: after.calls - before.calls,
    };
    if (i >= 0) costs.push(cost);
  }
  return costs.reduce((best, cost) => (cost.ms < best.ms ? cost : best));
};
