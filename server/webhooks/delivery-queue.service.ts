import type { Ctx } from '../core/context.ts';
import { noticeOfOne } from '../core/jobs/job-notices.ts';
import { TRACE_KEY } from '../core/tracing/tracing.ts';

/** Name of the job that sends one delivery. */
export const DELIVER_JOB = 'webhooks.deliver';

const payloadSql = (id: string, trace: string) =>
  `json_strip_nulls(json_build_object('id', ${id}, '${TRACE_KEY}', ${trace}::text))`;

/**
 * Adds the job of a delivery in scope (`id`, `endpoint_id`). One endpoint gets one call at a time, so that a slow one
 * keeps no other waiting, and the shop's own jobs go first. `trace` is the parameter that says what causes it.
 */
export const deliverSql = (trace: string) => `graphile_worker.add_job('${DELIVER_JOB}', ${payloadSql('id', trace)},
  queue_name := 'webhook-' || endpoint_id, priority := 10), ${noticeOfOne(DELIVER_JOB)}`;

const AGAIN = `
  SELECT graphile_worker.add_job('${DELIVER_JOB}', ${payloadSql('$1::text', '$4')}, queue_name := 'webhook-' || $2::text,
    priority := 10, run_at := $3)`;

/** Sends a delivery again at a time, in the caller's transaction. */
export const deliverAgain = async (ctx: Ctx, { id, endpointId }: { id: string; endpointId: string }, at: Date) => {
  await ctx.sql(AGAIN, [id, endpointId, at, ctx.shop.tracing?.traceparent() ?? null]);
};
