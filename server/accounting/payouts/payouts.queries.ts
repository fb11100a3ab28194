import type { Ctx } from '../../core/context.ts';
import { daysAfter, startOfDay, TIME_ZONE } from '../../core/text/format.ts';
import { money } from '../../core/money.types.ts';
import type { Carrier } from '../../orders/carriers.ts';
import { MOST_SHOWN } from '../most-shown.ts';
import { periodOf, type Period } from '../period.ts';
import { MOVEMENTS, type Movement } from './movements.ts';
import { payoutContents } from './movements.queries.ts';
import { pairPayouts, type ListedMoney, type SentMoney } from './payout-pairing.ts';
import { providerAccounts, type ProviderAccount } from './provider-accounts.queries.ts';
import type { PaymentAccounts, PayoutMovement } from './payouts.types.ts';

/** More than one a day of each provider is none. */
const MOST_PAYOUTS = 400;
/** What was sent before the period may be what a bank lists in it. */
const BEFORE_DAYS = 10;

interface Payout extends SentMoney {
  readonly carrier: Carrier | null;
  readonly contained: number | null;
}

const PAYOUTS = `
  SELECT m.way, m.id, CASE WHEN m.way = 'CASH_ON_DELIVERY' THEN m.code END AS carrier, -m.minor::float8 AS minor, m.currency, to_char(m.at AT TIME ZONE '${TIME_ZONE}', 'YYYY-MM-DD') AS day,
    CASE WHEN m.payout IS NULL THEN NULL ELSE (
      SELECT count(*)::int FROM stripe_transaction s WHERE s.payout_id = m.payout AND s.category <> 'payout') + (
      SELECT count(*)::int FROM cash_collection c WHERE c.payout_id = m.payout) END AS contained
  FROM (${MOVEMENTS}) m WHERE m.figure = 'PAYOUT' AND m.at >= $1 AND m.at < $2 ORDER BY m.at, m.id LIMIT ${MOST_PAYOUTS}`;

const LISTED = `
  SELECT id, amount_minor::float8 AS minor, currency, booked_on::text AS day,
    concat_ws(' ', payer_name, message, end_to_end_id) AS words
  FROM bank_entry WHERE booked_on >= $1 AND booked_on <= $2 AND amount_minor = ANY ($3::bigint[]) AND state <> 'BOOKED'
    AND payout_id IS NULL
  ORDER BY booked_on, id LIMIT 2000`;

/** What was written down by `pairPayoutsJob`. */
const KEPT = `
  SELECT payout_id AS payout, id, amount_minor::float8 AS minor, currency, booked_on::text AS day, '' AS words
  FROM bank_entry WHERE payout_id = ANY ($1::text[]) AND state = 'SET_ASIDE'`;

/** The payouts of a period and the money on bank statements that each is: as it was written down, else as it looks now. */
export const pairedPayouts = async (
  ctx: Ctx,
  { from, to }: Pick<Period, 'from' | 'to'>,
): Promise<(Payout & { bank: ListedMoney | null })[]> => {
  const first = daysAfter(from, -BEFORE_DAYS);
  const payouts = await ctx.sql<Payout>(PAYOUTS, [startOfDay(first), startOfDay(to)]);
  const kept = await ctx.sql<ListedMoney & { payout: string }>(KEPT, [payouts.map(({ id }) => id)]);
  const known = new Map<string, ListedMoney>(kept.map((money) => [money.payout, money]));
  const open = payouts.filter(({ id }) => !known.has(id));
  const sums = [...new Set(open.map(({ minor }) => minor))].filter((minor) => minor > 0);
  const listed = await ctx.sql<ListedMoney>(LISTED, [first, daysAfter(to, BEFORE_DAYS), sums]);
  const pairs = new Map([...known, ...pairPayouts(open, listed)]);
  return payouts.filter(({ day }) => day >= from).map((payout) => ({ ...payout, bank: pairs.get(payout.id) ?? null }));
};

const accountOf = ({
  way,
  currency,
  startMinor,
  endMinor,
  ...moved
}: ProviderAccount): PaymentAccounts['accounts'][number] => {
  const of = (minor: number) => money(minor, currency);
  return {
    way,
    currency,
    start: startMinor === null ? null : of(startMinor),
    end: endMinor === null ? null : of(endMinor),
    gross: of(moved.grossMinor),
    refunds: of(moved.refundsMinor),
    disputes: of(moved.disputesMinor),
    fees: of(moved.feesMinor),
    payouts: of(moved.payoutsMinor),
    other: of(moved.otherMinor),
  };
};

/** The accounts at providers in a period and their payouts, the first hundred. */
export const readPaymentAccounts = async (ctx: Ctx, name: string): Promise<PaymentAccounts> => {
  const period = periodOf(name);
  const [accounts, payouts] = await Promise.all([providerAccounts(ctx, period), pairedPayouts(ctx, period)]);
  return {
    accounts: accounts.map(accountOf),
    payoutCount: payouts.length,
    payouts: payouts.slice(0, MOST_SHOWN).map(({ id, way, carrier, day, minor, currency, contained, bank }) => ({
      id,
      way,
      carrier,
      day,
      amount: money(minor, currency),
      movementCount: contained,
      bankDay: bank?.day ?? null,
    })),
  };
};

const shown = ({ minor, feeMinor, currency, ...movement }: Movement): PayoutMovement => ({
  ...movement,
  amount: money(minor, currency),
  fee: money(feeMinor, currency),
});

const SOURCE = `
  SELECT payout_id AS payout FROM stripe_transaction WHERE stripe_id = $1 AND payout_id IS NOT NULL
  UNION ALL (SELECT payout_id FROM cash_collection WHERE payout_id = $1 LIMIT 1)`;

/** What a payout was made of, by the provider's id of it: the first hundred. */
export const readPayoutMovements = async (ctx: Ctx, id: string): Promise<PayoutMovement[]> => {
  const [found] = await ctx.sql<{ payout: string }>(SOURCE, [id]);
  return found ? (await payoutContents(ctx, found.payout, MOST_SHOWN)).map(shown) : [];
};
