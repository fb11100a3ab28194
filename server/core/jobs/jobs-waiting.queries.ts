import type { Ctx } from '../context.ts';

const WAITING = `
  SELECT count(*)::int AS waiting
  FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
  WHERE t.identifier = $1 AND j.attempts < j.max_attempts`;

/** Jobs of this kind that wait or run, in all processes together. */
export const jobsWaiting = async (ctx: Ctx, { name }: { readonly name: string }): Promise<number> =>
  (await ctx.sql<{ waiting: number }>(WAITING, [name], 'jobs.waiting'))[0]!.waiting;
