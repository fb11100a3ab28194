import * as z from 'zod';
import { transaction, type Ctx } from '../../../core/context.ts';
import { defineJob, enqueue } from '../../../core/jobs/jobs.ts';
import { startOfDay } from '../../../core/text/format.ts';
import { HOUR_MS, MINUTE_MS } from '../../../core/time.ts';
import type { Carrier } from '../../../orders/carriers.ts';
import { lockOrder } from '../../../orders/order-transition.service.ts';
import { plainNumber, readCollectionList, type ListedCollection } from './collection-list.ts';
import { pairWithOrder } from './collection-pairing.service.ts';

/** Paired while the admin waits; what is beyond goes on in a job. */
const MOST_AT_ONCE = 200;
const NOON_MS = 12 * HOUR_MS;

/** Books what the rule allows of what names one order, once. Locks the order. May happen twice. */
const pairCollected = (ctx: Ctx, orderId: string): Promise<void> =>
  transaction(ctx, async (tx) => pairWithOrder(tx, await lockOrder(tx, orderId)));

const NAMED = `
  SELECT DISTINCT c.order_id AS id FROM cash_collection c JOIN orders o ON o.id = c.order_id
  WHERE c.state = 'OPEN' AND o.payment_way = 'CASH_ON_DELIVERY' AND c.currency = o.currency
    AND c.amount_minor = o.total_minor - o.gift_cards_minor
    AND NOT EXISTS (SELECT FROM cash_collection b WHERE b.order_id = o.id AND b.state = 'BOOKED')
  ORDER BY 1 LIMIT $1`;

const pairOpen = async (ctx: Ctx, most: number): Promise<void> => {
  const orders = await ctx.sql<{ id: string }>(NAMED, [most]);
  for (const { id } of orders) await pairCollected(ctx, id);
};

/** Pairs what an import did not come to, because it was long or its process died, and what named a parcel that left only later. */
export const pairCollectionsJob = defineJob({
  name: 'payments.pair-cash-collections',
  cron: '41 * * * *',
  payload: z.object({}).loose(),
  run: (ctx) => pairOpen(ctx, 10 * MOST_AT_ONCE),
});

/** As `plainNumber`. */
const NUMBER = `regexp_replace(upper(regexp_replace(number, '[^0-9A-Za-z]', '', 'g')), '^Z([0-9]+)$', '\\1')`;

/** By the parcel, else by the number of the order. What was known learns its payout. */
const STORE = `
  INSERT INTO cash_collection AS c (reference, carrier, parcel_number, variable_symbol, amount_minor, fee_minor, currency,
    collected_at, payout_id, paid_out_at, order_id, state, recorded_at)
  SELECT t.reference, $11, t.parcel, t.symbol, t.minor, t.fee, t.currency, t.at, t.payout, t.paid,
    coalesce(p.order_id, o.id), 'OPEN', $12
  FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::timestamptz[], $8::text[],
    $9::timestamptz[], $10::text[], $13::text[])
    AS t (reference, parcel, symbol, minor, fee, currency, at, payout, paid, number, plain)
  LEFT JOIN (
    SELECT DISTINCT ON (${NUMBER}) ${NUMBER} AS plain, order_id FROM parcel
    WHERE carrier = $11 AND number IS NOT NULL AND NOT is_return ORDER BY ${NUMBER}, id DESC) p ON p.plain = t.plain
  LEFT JOIN orders o ON o.order_number = t.number
  ORDER BY t.reference
  ON CONFLICT (reference) DO UPDATE SET payout_id = EXCLUDED.payout_id, paid_out_at = EXCLUDED.paid_out_at,
    fee_minor = EXCLUDED.fee_minor
  WHERE c.payout_id IS NULL AND EXCLUDED.payout_id IS NOT NULL
  RETURNING c.id, c.xmax = 0 AS added`;

const noon = (day: string): Date => new Date(startOfDay(day).getTime() + NOON_MS);

const columnsOf = (carrier: Carrier, rows: readonly ListedCollection[]): unknown[][] => [
  rows.map(({ reference }) => reference),
  rows.map(({ parcelNumber }) => parcelNumber),
  rows.map(({ variableSymbol }) => variableSymbol),
  rows.map(({ amountMinor }) => amountMinor),
  rows.map(({ feeMinor }) => feeMinor),
  rows.map(({ currency }) => currency),
  rows.map(({ day }) => noon(day)),
  rows.map(({ payout }) => payout && `cash:${carrier}:${payout}`),
  rows.map(({ payoutDay, payout, day }) => payout && noon(payoutDay ?? day)),
  rows.map(({ orderNumber }) => orderNumber),
];

/** Ids of those that were not known yet. */
const store = (ctx: Ctx, carrier: Carrier, rows: readonly ListedCollection[]): Promise<string[]> =>
  transaction(ctx, async (tx) => {
    const plain = rows.map(({ parcelNumber }) => parcelNumber && plainNumber(parcelNumber));
    const params = [...columnsOf(carrier, rows), carrier, tx.shop.clock.now(), plain];
    const stored = await tx.sql<{ id: string; added: boolean }>(STORE, params);
    const runAt = new Date(Date.now() + MINUTE_MS);
    if (stored.length > 0) await enqueue(tx, pairCollectionsJob, {}, { key: pairCollectionsJob.name, runAt });
    return stored.filter(({ added }) => added).map(({ id }) => id);
  });

export interface ImportedList {
  /** Parcels with cash in the list. */
  readonly found: number;
  /** Of them, what was not known from an earlier list. */
  readonly added: number;
  /** Of what was added, what is the money of its order by now. */
  readonly booked: number;
  /** Rows that say too little. */
  readonly unread: number;
}

const bookedOf = async (ctx: Ctx, ids: readonly string[]): Promise<number> => {
  const sql = `SELECT count(*)::int AS n FROM cash_collection WHERE id = ANY($1::uuid[]) AND state = 'BOOKED'`;
  return (await ctx.sql<{ n: number }>(sql, [ids]))[0]!.n;
};

/**
 * Takes in what a carrier says that it collected, each parcel once however often it is sent, and books what is the sum of an order to
 * the cent (`collectionProblem`); the rest waits for a person. What it began goes on in a job should the process die. Throws as
 * `readCollectionList`.
 */
export const importCollections = async (ctx: Ctx, carrier: Carrier, bytes: Uint8Array): Promise<ImportedList> => {
  const { rows, unread } = readCollectionList(carrier, bytes);
  const added = rows.length > 0 ? await store(ctx, carrier, rows) : [];
  ctx.shop.checkpoint?.('cash.listed');
  await pairOpen(ctx, MOST_AT_ONCE);
  return { found: rows.length, added: added.length, booked: await bookedOf(ctx, added), unread };
};
