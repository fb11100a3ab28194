import type { Ctx } from '../../server/core/context.ts';

interface Explained {
  'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
}

/** How many pages of 8 kB the statements of `read` look at, in memory or not. Only what the context itself sends is counted. */
export const touchedBlocks = async (ctx: Ctx, read: (ctx: Ctx) => Promise<unknown>): Promise<number> => {
  const sent: { text: string; values: readonly unknown[] }[] = [];
  const sql: Ctx['sql'] = (text, values = [], name) => {
    sent.push({ text, values });
    return ctx.sql(text, values, name);
  };
  await read({ ...ctx, sql });
  let blocks = 0;
  for (const { text, values } of sent) {
    const [row] = await ctx.sql<Explained>(`EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${text}`, values);
    const { Plan } = row!['QUERY PLAN'][0];
    blocks += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
  }
  return blocks;
};
