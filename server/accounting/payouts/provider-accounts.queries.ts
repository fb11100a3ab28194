import type { Ctx } from '../../core/context.ts';
import { startOfDay } from '../../core/text/format.ts';
import type { Period } from '../period.ts';
import { MOVEMENTS, type ProviderWay } from './movements.ts';

/** What moved on one account at a provider in a period, in cents; what leaves it is negative. */
export interface ProviderAccount {
  readonly way: ProviderWay;
  readonly currency: string;
  readonly grossMinor: number;
  readonly refundsMinor: number;
  readonly disputesMinor: number;
  /** Of payments and beside them. */
  readonly feesMinor: number;
  readonly payoutsMinor: number;
  /** Holds, conversions, money from the bank, and what is none of the others. */
  readonly otherMinor: number;
  /** Null: the provider was not asked yet, or the period began before what is written down. */
  readonly startMinor: number | null;
  readonly endMinor: number | null;
}

const sum = (figure: string): string =>
  `coalesce(sum(minor) FILTER (WHERE inside AND figure = '${figure}'), 0)::float8`;

/**
 * The balance at an end is what the provider said last, less what moved since; that at the beginning, less what moved in the period: so start
 * and movements are always the end.
 */
const ACCOUNTS = `
  WITH told AS (
    SELECT m.way, m.currency, m.figure, m.minor, m.fee, m.at >= $1 AND m.at < $2 AS inside,
      m.at >= $1 AND m.at <= b.at AS since_start, m.at >= $2 AND m.at <= b.at AS since_end
    FROM (${MOVEMENTS}) m LEFT JOIN provider_balance b ON b.way = m.way AND b.currency = m.currency
    WHERE m.at >= $1),
  moved AS (
    SELECT way, currency, count(*) FILTER (WHERE inside) AS count, ${sum('GROSS')} AS gross, ${sum('REFUND')} AS refunds,
      ${sum('DISPUTE')} AS disputes, ${sum('PAYOUT')} AS payouts, ${sum('OTHER')} AS other,
      ${sum('FEE')} - coalesce(sum(fee) FILTER (WHERE inside), 0)::float8 AS fees,
      coalesce(sum(minor - fee) FILTER (WHERE since_start), 0)::float8 AS start,
      coalesce(sum(minor - fee) FILTER (WHERE since_end), 0)::float8 AS "end"
    FROM told GROUP BY way, currency)
  SELECT way, currency, coalesce(gross, 0) AS "grossMinor", coalesce(refunds, 0) AS "refundsMinor",
    coalesce(disputes, 0) AS "disputesMinor", coalesce(fees, 0) AS "feesMinor", coalesce(payouts, 0) AS "payoutsMinor",
    coalesce(other, 0) AS "otherMinor",
    CASE WHEN b.covered_from <= $1 AND b.at >= $1 THEN b.balance_minor::float8 - coalesce(start, 0) END AS "startMinor",
    CASE WHEN b.covered_from <= $2 AND b.at >= $1 THEN b.balance_minor::float8 - coalesce("end", 0) END AS "endMinor"
  FROM moved FULL JOIN provider_balance b USING (way, currency)
  WHERE coalesce(count, 0) > 0 OR (b.covered_from < $2 AND b.at >= $1)
  ORDER BY way DESC, currency`;

/** The accounts at providers in a period: what came, what went, what it cost, and what was left. */
export const providerAccounts = (ctx: Ctx, { from, to }: Pick<Period, 'from' | 'to'>): Promise<ProviderAccount[]> =>
  ctx.sql<ProviderAccount>(ACCOUNTS, [startOfDay(from), startOfDay(to)]);
