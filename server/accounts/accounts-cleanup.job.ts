import * as z from 'zod';
import { defineJob } from '../core/jobs/jobs.ts';
import { DAY_MS } from '../core/time.ts';

const KEPT_DAYS = 30;

/**
 * Drops tries of yesterday, links and sessions that are long over, and what nobody confirmed within thirty days: the account
 * and the memory of its registration go together, so that neither tells of the other.
 */
export const sweepAccountsJob = defineJob({
  name: 'accounts.sweep',
  payload: z.object({}).loose(),
  cron: '23 3 * * *',
  run: async (ctx) => {
    const now = ctx.shop.clock.now().getTime();
    const old = new Date(now - KEPT_DAYS * DAY_MS);
    await ctx.sql('DELETE FROM attempt WHERE last_at < $1', [new Date(now - DAY_MS)]);
    await ctx.sql('DELETE FROM registration_claim WHERE claimed_at < $1', [old]);
    await ctx.sql('DELETE FROM users WHERE email_confirmed_at IS NULL AND NOT admin AND created_at < $1', [old]);
    await ctx.sql('DELETE FROM account_token WHERE expires_at < $1', [old]);
    await ctx.sql('DELETE FROM session WHERE expires_at < $1', [old]);
  },
});
