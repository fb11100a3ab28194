import * as z from 'zod';
import { defineJob } from '../../core/jobs/jobs.ts';

/** Nobody comes back to a mail after that; what it holds of a person goes with it. */
const KEPT = "interval '30 days'";

/** Also rows of jobs that went on: sent again, or done since. */
const SWEEP = `
  WITH due AS (DELETE FROM mail_aside WHERE set_aside_at < now() - ${KEPT} RETURNING job_id, set_aside_at)
  SELECT graphile_worker.complete_jobs(ARRAY(
    SELECT j.id FROM graphile_worker._private_jobs j JOIN due ON due.job_id = j.id
    WHERE due.set_aside_at >= j.updated_at))`;

/** Each day: mails that were set aside a month ago. */
export const sweepMailsJob = defineJob({
  name: 'admin.sweep-mails',
  payload: z.object({}).loose(),
  cron: '41 3 * * *',
  run: async (ctx) => {
    await ctx.sql(SWEEP);
  },
});
