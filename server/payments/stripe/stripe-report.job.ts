import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { defineJob } from '../../core/jobs/jobs.ts';
import { DAY_MS } from '../../core/time.ts';
import { PaymentWay } from '../../orders/payment-way.ts';
import { noteBalances } from '../balances/provider-balance.service.ts';
import { ProviderBalance } from '../balances/provider-balance.entity.ts';
import { ProviderError } from '../provider-error.ts';
import { balanceTransactions, stripeBalances, type BalanceTransaction } from './stripe-balance.ts';
import { stripeSettings } from './stripe-settings.ts';

/** So far the first run looks back, and so far at most a shop that stood still catches up. */
const FIRST_MS = 366 * DAY_MS;
/** So much is asked for anew each time. */
const AGAIN_MS = 2 * DAY_MS;
const SLICE_MS = 7 * DAY_MS;

const STORE = `
  INSERT INTO stripe_transaction (stripe_id, category, source_id, reference_id, amount_minor, fee_minor, currency, happened_at)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::text[], $8::timestamptz[])
  ON CONFLICT (stripe_id) DO UPDATE SET category = EXCLUDED.category, reference_id = EXCLUDED.reference_id,
    amount_minor = EXCLUDED.amount_minor, fee_minor = EXCLUDED.fee_minor`;

const rowOf = ({ id, type, reporting_category: category, source, ...moved }: BalanceTransaction): unknown[] => {
  const [sourceId, reference] = typeof source === 'object' ? [source?.id, source?.payment_intent] : [source, null];
  const { amount, fee, currency, created } = moved;
  const facts = [amount, fee, currency.toUpperCase(), new Date(created * 1000)];
  return [id, category ?? type, sourceId ?? null, reference ?? null, ...facts];
};

const store = async (ctx: Ctx, items: readonly BalanceTransaction[]): Promise<void> => {
  const rows = items.map(rowOf);
  const columns = Array.from({ length: 8 }, (_, column) => rows.map((row) => row[column]));
  if (rows.length > 0) await ctx.sql(STORE, columns);
};

/** Payouts of which nobody has asked yet what was in them. */
const UNOPENED = `
  SELECT source_id AS id FROM stripe_transaction p WHERE category = 'payout' AND source_id IS NOT NULL AND payout_id IS NULL
  ORDER BY happened_at LIMIT 400`;
const CONTAINED = 'UPDATE stripe_transaction SET payout_id = $1 WHERE stripe_id = ANY ($2::text[])';
const OPENED = `UPDATE stripe_transaction SET payout_id = source_id WHERE source_id = $1 AND category = 'payout'`;

/** One that the owner made by hand has no list: Stripe refuses to tell. */
const openPayout = async (ctx: Ctx, payoutId: string): Promise<void> => {
  try {
    for await (const items of balanceTransactions(ctx.shop, { payout: payoutId })) {
      await store(ctx, items);
      await ctx.sql(CONTAINED, [payoutId, items.map(({ id }) => id)]);
    }
  } catch (error) {
    if (!(error instanceof ProviderError) || error.uncertain) throw error;
  }
  await ctx.sql(OPENED, [payoutId]);
};

const coveredFrom = async (ctx: Ctx, now: Date): Promise<{ first: Date; from: Date }> => {
  const [known] = await ctx.repo(ProviderBalance).findBy({ way: PaymentWay.CARD });
  const earliest = new Date(now.getTime() - FIRST_MS);
  if (!known) return { first: earliest, from: earliest };
  return { first: known.coveredFrom, from: new Date(Math.max(known.at.getTime() - AGAIN_MS, earliest.getTime())) };
};

/**
 * Writes down what moved on the account at Stripe since two days before the last run, what each payout contained, and what the account
 * holds. A run that broke off is begun anew: nothing is written twice. Throws ProviderError. Must not be called inside a transaction.
 */
export const readStripeReport = async (ctx: Ctx): Promise<void> => {
  if (!stripeSettings(ctx.shop)) return;
  const now = ctx.shop.clock.now();
  const { first, from } = await coveredFrom(ctx, now);
  const balances = await stripeBalances(ctx.shop);
  const second = (at: number): number => Math.floor(at / 1000);
  for (let at = from.getTime(); at <= now.getTime(); at += SLICE_MS) {
    const created = { gte: second(at), lt: second(Math.min(at + SLICE_MS, now.getTime() + 1000)) };
    for await (const items of balanceTransactions(ctx.shop, { created })) await store(ctx, items);
  }
  for (const { id } of await ctx.sql<{ id: string }>(UNOPENED)) await openPayout(ctx, id);
  await noteBalances(ctx, { way: PaymentWay.CARD, balances, at: now, coveredFrom: first });
};

/** Every night, as the comparison with PayPal's transactions. */
export const stripeReportJob = defineJob({
  name: 'payments.read-stripe-report',
  lane: 'paypal',
  payload: z.object({}).loose(),
  cron: '40 4 * * *',
  run: readStripeReport,
});
