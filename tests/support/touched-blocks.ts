import type { Ctx } from '../../server/core/context.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

interface Explained {
  'QUERY PLAN': [{ Plan: Plan }];
}

/** How PostgreSQL carried the statements of `read` out. Only what the context itself sends is told. */
const plansOf = async (ctx: Ctx, read: (ctx: Ctx) => Promise<unknown>): Promise<Plan[]> => {
  const sent: { text: string; values: readonly unknown[] }[] = [];
  const sql: Ctx['sql'] = (text, values = [], name) => {
    sent.push({ text, values });
    return ctx.sql(text, values, name);
  };
  await read({ ...ctx, sql });
  const plans: Plan[] = [];
  for (const { text, values } of sent) {
    const [row] = await ctx.sql<Explained>(`EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${text}`, values);
    plans.push(row!['QUERY PLAN'][0].Plan);
  }
  return plans;
};

/** How many pages of 8 kB they look at, in memory or not. */
export const touchedBlocks = async (ctx: Ctx, read: (ctx: Ctx) => Promise<unknown>): Promise<number> =>
  (await plansOf(ctx, read)).reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0);

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The tables that they read from the beginning, as a seq scan does. */
export const scannedTables = async (ctx: Ctx, read: (ctx: Ctx) => Promise<unknown>): Promise<string[]> =>
  (await plansOf(ctx, read))
    .flatMap(nodesOf)
    .flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : []));

/** The indexes that they use. */
export const usedIndexes = async (ctx: Ctx, read: (ctx: Ctx) => Promise<unknown>): Promise<string[]> =>
  (await plansOf(ctx, read)).flatMap(nodesOf).flatMap((node) => node['Index Name'] ?? []);
