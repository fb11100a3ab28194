import * as z from 'zod';
import { transaction, type Ctx } from '../../core/context.ts';
import { validationFailed } from '../../core/errors.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { pairOrder } from './booking.service.ts';
import { keyed, type KeyedEntry } from './statements/statement-entry.ts';
import { readStatement } from './statements/statement.ts';

/** Paired while the admin waits; what is beyond goes on in a job. */
const MOST_AT_ONCE = 200;

const NAMED = `
  SELECT DISTINCT e.order_id AS id FROM bank_entry e JOIN orders o ON o.id = e.order_id
  WHERE e.state = 'OPEN' AND (o.status = 'PLACED' OR EXISTS (
    SELECT FROM bank_entry h WHERE h.order_id = o.id AND h.state = 'BOOKED' AND h.source = 'HAND'))
  ORDER BY 1 LIMIT $1`;

const pairOpen = async (ctx: Ctx, most: number): Promise<void> => {
  const orders = await ctx.sql<{ id: string }>(NAMED, [most]);
  for (const { id } of orders) await pairOrder(ctx, id);
};

/** Pairs what an import did not come to, because it was long or its process died. */
export const pairEntriesJob = defineJob({
  name: 'payments.pair-bank-entries',
  payload: z.object({}).loose(),
  run: (ctx) => pairOpen(ctx, 10 * MOST_AT_ONCE),
});

const STORE = `
  INSERT INTO bank_entry (reference, source, booked_on, amount_minor, currency, payer_name, payer_iban, variable_symbol,
    end_to_end_id, message, order_id, state, recorded_at)
  SELECT t.reference, 'STATEMENT', t.day, t.minor, t.currency, t.name, t.iban, t.symbol, t.e2e, t.message, o.id, 'OPEN', $11
  FROM unnest($1::text[], $2::date[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
    $10::text[]) AS t (reference, day, minor, currency, name, iban, symbol, e2e, message, number)
  LEFT JOIN orders o ON o.order_number = t.number
  ON CONFLICT (reference) DO NOTHING
  RETURNING id`;

const FACTS = [
  'reference',
  'bookedOn',
  'amountMinor',
  'currency',
  'payerName',
  'payerIban',
  'variableSymbol',
  'endToEndId',
  'message',
  'orderNumber',
] as const satisfies readonly (keyof KeyedEntry)[];

/** Ids of those that were not known yet. */
const store = (ctx: Ctx, entries: readonly KeyedEntry[]): Promise<string[]> =>
  transaction(ctx, async (tx) => {
    const columns = FACTS.map((name) => entries.map((entry) => entry[name]));
    const rows = await tx.sql<{ id: string }>(STORE, [...columns, tx.shop.clock.now()]);
    const runAt = new Date(Date.now() + MINUTE_MS);
    if (rows.length > 0) await enqueue(tx, pairEntriesJob, {}, { key: 'payments.pair-bank-entries', runAt });
    return rows.map(({ id }) => id);
  });

export interface Imported {
  /** Income in the file. */
  readonly found: number;
  /** Of it, what was not known from an earlier statement. */
  readonly added: number;
  /** Of what was added, what has paid its order by now. */
  readonly booked: number;
  /** Rows that say too little. */
  readonly unread: number;
}

const bookedOf = async (ctx: Ctx, ids: readonly string[]): Promise<number> => {
  const [row] = await ctx.sql<{ open: number }>(
    `SELECT count(*)::int AS open FROM bank_entry WHERE id = ANY($1::uuid[]) AND state = 'OPEN'`,
    [ids],
  );
  return ids.length - row!.open;
};

/**
 * Takes the income of a bank statement in, each movement once however often it is sent, and books what names an order to the
 * cent (`pairing.ts`); the rest waits for a person. What it began goes on in a job should the process die. Throws as
 * `readStatement`, and VALIDATION_FAILED (file: OTHER_ACCOUNT) for an account that is not the one in the settings.
 */
export const importStatement = async (ctx: Ctx, bytes: Uint8Array): Promise<Imported> => {
  const { account, entries, unread } = readStatement(bytes);
  const { iban } = (await readSettings(ctx)).transfer;
  if (account && iban && account.replace(/\s/g, '').toUpperCase() !== iban)
    throw validationFailed({ file: 'OTHER_ACCOUNT' });
  const added = entries.length > 0 ? await store(ctx, keyed(iban ?? account ?? '', entries)) : [];
  ctx.shop.checkpoint?.('bank.stored');
  await pairOpen(ctx, MOST_AT_ONCE);
  return { found: entries.length, added: added.length, booked: await bookedOf(ctx, added), unread };
};
