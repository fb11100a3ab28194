import * as z from 'zod';
import { defineJob } from '../../core/jobs/jobs.ts';
import { KEPT_MS } from './idempotency.service.ts';

/** Removes answers that are given again no more. */
export const sweepAnswersJob = defineJob({
  name: 'api-keys.sweep-answers',
  payload: z.object({}).loose(),
  cron: '41 * * * *',
  run: async (ctx) => {
    await ctx.sql('DELETE FROM idempotent_answer WHERE answered_at < $1', [
      new Date(ctx.shop.clock.now().getTime() - KEPT_MS),
    ]);
  },
});
