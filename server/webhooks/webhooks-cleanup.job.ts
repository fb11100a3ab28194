import * as z from 'zod';
import { defineJob } from '../core/jobs/jobs.ts';
import { DAY_MS } from '../core/time.ts';
import { WebhookState } from './webhook-events.ts';

const KEPT_DAYS = 30;

/** Removes what is older than 30 days from the log, and endpoints whose removal can no longer be undone. */
export const sweepWebhooksJob = defineJob({
  name: 'webhooks.sweep',
  payload: z.object({}).loose(),
  cron: '23 3 * * *',
  run: async (ctx) => {
    const now = ctx.shop.clock.now().getTime();
    await ctx.sql(`DELETE FROM webhook_delivery WHERE created_at < $1 AND state <> '${WebhookState.PENDING}'`, [
      new Date(now - KEPT_DAYS * DAY_MS),
    ]);
    await ctx.sql('DELETE FROM webhook_endpoint WHERE removed_at < $1', [new Date(now - DAY_MS)]);
  },
});
