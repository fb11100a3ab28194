import type { Ctx } from '../core/context.ts';

/** Name of the job that sends one delivery. */
export const DELIVER_JOB = 'webhooks.deliver';

/**
 * Adds the job of a delivery in scope (`id`, `endpoint_id`). One endpoint gets one call at a time, so that a slow one
 * keeps no other waiting, and the shop's own jobs go first.
 */
export const DELIVER = `graphile_worker.add_job('${DELIVER_JOB}', json_build_object('id', id),
  queue_name := 'webhook-' || endpoint_id, priority := 10)`;

const AGAIN = `
  SELECT graphile_worker.add_job('${DELIVER_JOB}', json_build_object('id', $1::text), queue_name := 'webhook-' || $2::text,
    priority := 10, run_at := $3)`;

/** Sends a delivery again at a time, in the caller's transaction. */
export const deliverAgain = async (ctx: Ctx, { id, endpointId }: { id: string; endpointId: string }, at: Date) => {
  await ctx.sql(AGAIN, [id, endpointId, at]);
};
