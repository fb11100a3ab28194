import * as z from 'zod';
import { defineJob } from '../core/jobs/jobs.ts';
import { DAY_MS, HOUR_MS } from '../core/time.ts';
import { removeOrphans } from './photos.service.ts';

const DRAFT_MS = 30 * DAY_MS;

/** Each minute: what was deleted an hour ago, drafts that nobody sent in for 30 days, photographs that no build shows, and what a crash left. */
export const sweepGalleryJob = defineJob({
  name: 'gallery.sweep',
  payload: z.object({}).loose(),
  cron: '* * * * *',
  run: async (ctx) => {
    const now = ctx.shop.clock.now().getTime();
    await ctx.sql(`DELETE FROM build WHERE deleted_at < $1 OR (state = 'DRAFT' AND created_at < $2)`, [
      new Date(now - HOUR_MS),
      new Date(now - DRAFT_MS),
    ]);
    await removeOrphans(ctx);
    await ctx.shop.scratch.sweep();
  },
});
