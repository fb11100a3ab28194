import type { Ctx } from '../../core/context.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';
import { dayOf } from '../../core/text/format.ts';
import { DAY_MS } from '../../core/time.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { hasVatNumber, taxpayerOn } from '../../settings/taxpayer.setting.ts';
import { keptVatCheck, type VatCheck } from './vat-check.queries.ts';
import { vatNumberOf, type VatNumber } from './vat-number.ts';
import { askVies, type ViesAnswer } from './vies-client.ts';

/** Questions of one network in a quarter of an hour; behind one address may sit an office. */
export const MOST_CHECKS = 20;
const WINDOW_MINUTES = 15;

const enforceLimit = networkLimit('vat-numbers', MOST_CHECKS, WINDOW_MINUTES);

/** The seller's own number, if it has one today: VIES then numbers its answer. */
const requesterOf = async (ctx: Ctx): Promise<VatNumber | null> => {
  const { seller, taxpayer } = await readSettings(ctx);
  const status = taxpayerOn(taxpayer, dayOf(ctx.shop.clock.now()));
  return seller.vatId !== null && hasVatNumber(status) ? vatNumberOf(seller.vatId) : null;
};

const STORE = `
  WITH old AS (
    DELETE FROM vat_check WHERE number IN (
      SELECT number FROM vat_check WHERE checked_at < $7 AND number <> $1 LIMIT 100 FOR UPDATE SKIP LOCKED)
  )
  INSERT INTO vat_check (number, valid, name, address, request_id, checked_at) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (number) DO UPDATE SET valid = excluded.valid, name = excluded.name, address = excluded.address,
    request_id = excluded.request_id, checked_at = excluded.checked_at`;

/** Keeps the answer, and forgets those that nobody may go by any more. */
const store = async (ctx: Ctx, number: string, answer: ViesAnswer): Promise<VatCheck> => {
  const now = ctx.shop.clock.now();
  const { valid, name, address, requestId } = answer;
  const old = new Date(now.getTime() - DAY_MS);
  await ctx.sql(STORE, [number, valid, name, address, requestId, now, old], 'vat-check.store');
  return { number, ...answer, checkedAt: now.toISOString() };
};

/** What is known of a number that was typed: MALFORMED without a question, UNAVAILABLE where VIES gave no answer. */
export type CheckOutcome = VatCheck | 'MALFORMED' | 'UNAVAILABLE';

/**
 * Whether a VAT number is valid: by the answer of the last day, else VIES is asked, which takes at most four seconds. What it
 * says is kept for quotes and orders, which ask nobody. Throws RATE_LIMITED (args.minutes).
 */
export const checkVatNumber = async (ctx: Ctx, typed: string): Promise<CheckOutcome> => {
  const number = vatNumberOf(typed);
  if (!number) return 'MALFORMED';
  const kept = await keptVatCheck(ctx, number.text);
  if (kept) return kept;
  await enforceLimit(ctx);
  const answer = await askVies(ctx.shop, number, await requesterOf(ctx));
  return answer ? store(ctx, number.text, answer) : 'UNAVAILABLE';
};
