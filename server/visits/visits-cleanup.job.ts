import * as z from 'zod';
import { dayOf } from '../core/text/format.ts';
import { defineJob } from '../core/jobs/jobs.ts';
import { visitLogOf } from './visit-log.ts';

const KEPT_MONTHS = 13;

/** Every hour, so that salts and visitors of a day are gone soon after it, and there is room for the next month. */
export const sweepVisitsJob = defineJob({
  name: 'visits.sweep',
  payload: z.object({}).loose(),
  cron: '7 * * * *',
  run: async ({ shop }) => {
    const now = shop.clock.now();
    const since = new Date(now);
    since.setUTCMonth(since.getUTCMonth() - KEPT_MONTHS);
    const { store } = visitLogOf(shop);
    await store.prepare(now);
    await store.sweep(dayOf(now), since);
  },
});
