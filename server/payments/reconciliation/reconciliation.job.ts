import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { defineJob } from '../../core/jobs/jobs.ts';
import { DAY_MS } from '../../core/time.ts';
import { lookAtChangedDisputes, lookAtDisputes } from '../disputes/dispute-check.ts';
import { noteBalances } from '../balances/provider-balance.service.ts';
import { payPalBalances } from '../paypal/paypal-balances.ts';
import { PaymentWay } from '../../orders/payment-way.ts';
import { ProviderError } from '../provider-error.ts';
import { capturesWithDifference, compareWithBooks, type Covered } from './reconciliation.service.ts';
import { Reconciliation } from './reconciliation.entity.ts';
import { fetchTransactions } from './paypal-report.service.ts';
import { adoptRefunds } from '../refunds/refund-check.service.ts';

const ONE = 1;
/** Disputes that changed so long before are looked at each night, should an event of them be lost. */
const RECENT_MS = 3 * DAY_MS;

const noteRun = async (ctx: Ctx, { from, until }: Covered): Promise<void> => {
  const comparedAt = ctx.shop.clock.now();
  const run = { id: ONE, coveredFrom: from, coveredUntil: until, comparedAt, failedAt: null, error: null };
  await ctx.repo(Reconciliation).upsert(run, ['id']);
};

const noteFailure = async (ctx: Ctx, error: ProviderError): Promise<void> => {
  const now = ctx.shop.clock.now();
  await ctx.sql(
    `INSERT INTO payment_reconciliation (id, covered_from, failed_at, error) VALUES (${ONE}, $1, $1, $2)
     ON CONFLICT (id) DO UPDATE SET failed_at = $1, error = $2`,
    [now, error.issues[0] ?? error.message],
  );
};

/** What PayPal took or gave back and never told of is booked as if it had: its refunds, and its disputes with what they hold. */
const catchUp = async (ctx: Ctx): Promise<boolean> => {
  const captures = await capturesWithDifference(ctx);
  for (const { id, paypalId } of captures) {
    await lookAtDisputes(ctx, paypalId);
    await adoptRefunds(ctx, id);
  }
  return captures.length > 0;
};

/** The permission for disputes is another one at PayPal than that for transactions: without it there is still something to compare. */
const lookAtRecentDisputes = async (ctx: Ctx, { until }: Covered): Promise<void> => {
  try {
    await lookAtChangedDisputes(ctx, new Date(until.getTime() - RECENT_MS));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.shop.logger.warn({ status: error.status, issues: error.issues }, 'PayPal did not list its disputes');
  }
};

/** A balance that PayPal does not tell keeps no comparison from being made: the last one stays. */
const noteBalance = async (ctx: Ctx, { from, until }: Covered): Promise<void> => {
  try {
    const balances = await payPalBalances(ctx.shop, until);
    await noteBalances(ctx, { way: PaymentWay.PAYPAL, balances, at: until, coveredFrom: from });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.shop.logger.warn({ status: error.status, issues: error.issues }, 'PayPal did not tell its balances');
  }
};

/**
 * Compares PayPal's transactions with the payments, refunds and disputes of the books. What it can book it books; what is left
 * waits in the administration. Every call to PayPal is outside of a transaction; repeating it changes nothing. Throws
 * ProviderError after it has been written down.
 */
export const reconcileTransactions = async (ctx: Ctx): Promise<void> => {
  try {
    const known = await ctx.repo(Reconciliation).findOneBy({ id: ONE });
    const covered = await fetchTransactions(ctx, known);
    await compareWithBooks(ctx, covered);
    await lookAtRecentDisputes(ctx, covered);
    if (await catchUp(ctx)) await compareWithBooks(ctx, covered);
    await noteBalance(ctx, covered);
    await noteRun(ctx, covered);
  } catch (error) {
    if (error instanceof ProviderError) await noteFailure(ctx, error);
    throw error;
  }
};

/** Every night. */
export const reconciliationJob = defineJob({
  name: 'payments.compare-transactions',
  lane: 'paypal',
  payload: z.object({}).loose(),
  cron: '20 4 * * *',
  run: reconcileTransactions,
});
