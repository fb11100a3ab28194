import * as z from 'zod';
import { defineJob } from '../../core/jobs/jobs.ts';
import { DAY_MS } from '../../core/time.ts';

/** A choice that waits in the cart of a browser is there for so long; one in the cart of an account, as long as it is there. */
const KEPT_DAYS = 180;

/** Each night: forgets choices that nobody asked for lately. Orders keep what they were of. */
export const sweepTailoredChoicesJob = defineJob({
  name: 'models.tailored-choices-sweep',
  payload: z.object({}).loose(),
  cron: '56 3 * * *',
  run: async (ctx) => {
    const before = new Date(ctx.shop.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    await ctx.sql(
      `DELETE FROM tailored_choice t WHERE t.asked_at < $1
         AND NOT EXISTS (SELECT FROM cart_line c WHERE c.product_id = t.id)`,
      [before],
    );
  },
});
