import * as z from 'zod';
import { purgeJob } from '../cdn/purge.job.ts';
import { defineJob } from '../jobs/jobs.ts';
import type { Module } from '../module.ts';
import { publishNewsJob } from '../news/redis-line.ts';
import { Tally } from '../limits/tally.entity.ts';

/** Each night: what callers spent in windows that are over. */
const sweepTalliesJob = defineJob({
  name: 'limits.sweep',
  payload: z.object({}).loose(),
  cron: '29 3 * * *',
  run: async (ctx) => {
    await ctx.sql('DELETE FROM tally WHERE window_end < $1', [ctx.shop.clock.now()]);
  },
});

/** What processes of one shop need to act as one. */
export const sharingModule: Module = {
  name: 'sharing',
  entities: [Tally],
  jobs: [sweepTalliesJob, publishNewsJob, purgeJob],
};
