import type { Ctx } from '../../core/context.ts';
import { toMinor } from '../../core/money.ts';
import { DAY_MS, HOUR_MS } from '../../core/time.ts';
import { movementKind } from './movement-kind.ts';
import { listTransactions, MOST_DAYS, type ListedTransaction } from '../paypal/paypal-transactions.ts';
import type { Reconciliation } from './reconciliation.entity.ts';

/** PayPal needs so long to list a transaction. */
export const LAG_MS = 3 * HOUR_MS;
/** So much is asked for anew each time, so that one day is seen repeatedly. */
const AGAIN_MS = 7 * DAY_MS;
/** So far the first run looks back, and so far at most a shop that stood still catches up. */
const FIRST_MS = 30 * DAY_MS;
const MOST_MS = 366 * DAY_MS;
/** Within one question PayPal gives 10,000 transactions: 20 pages. */
const SLICE_MS = Math.min(7, MOST_DAYS) * DAY_MS;
const MOST_PAGES = 20;

const minorOf = (value: string | undefined): number | null => {
  try {
    return value === undefined ? null : toMinor(value);
  } catch {
    return null;
  }
};

/** Null: no money moved, or it does not say enough to be compared. */
const rowOf = (info: ListedTransaction): readonly unknown[] | null => {
  const { transaction_id: id, transaction_event_code: code, transaction_amount: amount, fee_amount: fee } = info;
  const minor = minorOf(amount?.value);
  const at = Date.parse(info.transaction_initiation_date ?? '');
  if (!id || !code || !amount || minor === null || Number.isNaN(at)) return null;
  const kind = movementKind(code, minor);
  if (!kind) return null;
  const feeMinor = minorOf(fee?.value);
  const reference = info.paypal_reference_id ?? null;
  const status = info.transaction_status ?? 'S';
  return [id, code, kind, status, reference, minor, amount.currency_code, feeMinor && -feeMinor, new Date(at)];
};

const STORE = `
  INSERT INTO paypal_transaction (paypal_id, event_code, kind, status, reference_id, amount_minor, currency, fee_minor, happened_at)
  SELECT DISTINCT ON (id) id, code, kind, status, reference, minor, currency, fee, at
  FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::bigint[],
    $9::timestamptz[]) AS t (id, code, kind, status, reference, minor, currency, fee, at)
  ORDER BY id, at
  ON CONFLICT (paypal_id) DO UPDATE SET event_code = EXCLUDED.event_code, kind = EXCLUDED.kind, status = EXCLUDED.status,
    reference_id = EXCLUDED.reference_id, amount_minor = EXCLUDED.amount_minor, currency = EXCLUDED.currency,
    fee_minor = EXCLUDED.fee_minor`;

const store = async (ctx: Ctx, items: readonly ListedTransaction[]): Promise<void> => {
  const rows = items.flatMap((info) => {
    const row = rowOf(info);
    return row ? [row] : [];
  });
  if (rows.length > 0)
    await ctx.sql(
      STORE,
      Array.from({ length: 9 }, (_, column) => rows.map((row) => row[column])),
    );
};

/** Up to when PayPal's list is complete, as it says itself. */
const fetchSlice = async (ctx: Ctx, from: Date, to: Date): Promise<Date> => {
  let until = to;
  for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page += 1) {
    const answer = await listTransactions(ctx.shop, from, to, page);
    await store(ctx, answer.items);
    pages = answer.pages;
    if (answer.refreshedAt && answer.refreshedAt < until) until = answer.refreshedAt;
  }
  return until;
};

/** Where the next run begins: a while before the end of the last one. */
const startOf = (known: Reconciliation | null, until: number): number => {
  const last = known?.coveredUntil ?? known?.coveredFrom;
  return last ? Math.max(last.getTime() - AGAIN_MS, until - MOST_MS) : until - FIRST_MS;
};

/**
 * Writes down what PayPal lists since a week before the last run, up to three hours ago. Gives what is covered now. A run that
 * broke off is begun anew: nothing is written twice. Throws ProviderError. Must not be called inside a transaction.
 */
export const fetchTransactions = async (ctx: Ctx, known: Reconciliation | null) => {
  const until = ctx.shop.clock.now().getTime() - LAG_MS;
  const from = startOf(known, until);
  let covered = new Date(from);
  for (let at = from; at < until; at += SLICE_MS)
    covered = await fetchSlice(ctx, new Date(at), new Date(Math.min(at + SLICE_MS, until)));
  return { from: known?.coveredFrom ?? new Date(from), until: covered };
};
