import * as z from 'zod';
import { defineJob } from '../../core/jobs/jobs.ts';
import { DAY_MS } from '../../core/time.ts';

/** PayPal sends an event again for three days; a buyer may open a dispute for 180. */
const KEPT_DAYS = 180;

/** Each night: events of PayPal that were processed 180 days ago. What was not processed waits for a person, and stays. */
export const sweepWebhookEventsJob = defineJob({
  name: 'payments.sweep-events',
  payload: z.object({}).loose(),
  cron: '37 3 * * *',
  run: async (ctx) => {
    const until = new Date(ctx.shop.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    await ctx.sql('DELETE FROM payment_webhook_event WHERE processed_at < $1', [until]);
  },
});
