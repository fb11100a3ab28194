import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { defineJob } from '../../core/jobs/jobs.ts';
import { dayOf, daysAfter } from '../../core/text/format.ts';
import { pairedPayouts } from './payouts.queries.ts';

/** So far back it is looked for what a statement listed late. */
const DAYS_BACK = 60;

const KEEP = `
  UPDATE bank_entry e SET payout_id = p.payout, state = 'SET_ASIDE', decided_at = coalesce(e.decided_at, $2)
  FROM jsonb_to_recordset($1::jsonb) AS p (entry uuid, payout text)
  WHERE e.id = p.entry AND e.payout_id IS NULL AND e.state IN ('OPEN', 'SET_ASIDE') AND NOT EXISTS (
    SELECT FROM bank_entry o WHERE o.payout_id = p.payout AND o.state = 'SET_ASIDE')`;

/**
 * Writes down which payout money on a statement is: it stays so whatever comes later, and nobody has to sort it out. What an admin
 * takes back up is that payout no more.
 */
export const pairPayoutsJob = defineJob({
  name: 'accounting.pair-payouts',
  cron: '23 * * * *',
  payload: z.object({}),
  run: async (ctx: Ctx) => {
    const now = ctx.shop.clock.now();
    const today = dayOf(now);
    const payouts = await pairedPayouts(ctx, { from: daysAfter(today, -DAYS_BACK), to: daysAfter(today, 1) });
    const pairs = payouts.flatMap(({ id, bank }) => (bank ? [{ entry: bank.id, payout: id }] : []));
    if (pairs.length > 0) await ctx.sql(KEEP, [JSON.stringify(pairs), now], 'accounting.keep-payouts');
  },
});
