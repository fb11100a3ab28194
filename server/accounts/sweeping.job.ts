import * as z from 'zod';
import { defineJob } from '../core/jobs.ts';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

/** Drops tries of yesterday, and links and sessions that are long over. */
export const sweepAccountsJob = defineJob({
  name: 'accounts.sweep',
  payload: z.object({}).loose(),
  cron: '23 3 * * *',
  run: async (ctx) => {
    const now = ctx.shop.clock.now().getTime();
    const old = new Date(now - KEPT_DAYS * DAY_MS);
    await ctx.sql('DELETE FROM attempt WHERE last_at < $1', [new Date(now - DAY_MS)]);
    await ctx.sql('DELETE FROM account_token WHERE expires_at < $1', [old]);
    await ctx.sql('DELETE FROM session WHERE expires_at < $1', [old]);
  },
});
