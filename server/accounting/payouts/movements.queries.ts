import type { Ctx } from '../../core/context.ts';
import { startOfDay, TIME_ZONE } from '../../core/text/format.ts';
import type { Period } from '../period.ts';
import { MOVEMENTS, type Movement } from './movements.ts';

const PORTION = 500;

const FACTS = `
  m.way, m.id, m.figure, m.code, m.minor::float8 AS minor, m.fee::float8 AS "feeMinor", m.currency,
  to_char(m.at AT TIME ZONE '${TIME_ZONE}', 'YYYY-MM-DD') AS day, m.payout, o.order_number AS "orderNumber"`;

/** Of what moved, the order that its payment is of. */
const ORDERS = `
  LEFT JOIN payment_capture c ON c.paypal_capture_id = m.reference
  LEFT JOIN payment_attempt a ON a.id = c.attempt_id
  LEFT JOIN orders o ON o.id = a.order_id`;

const PAGE = `
  SELECT ${FACTS}, m.at FROM (
    SELECT * FROM (${MOVEMENTS}) all_of_them
    WHERE at >= $1 AND at < $2 AND (at, id) > ($3, $4) ORDER BY at, id LIMIT ${PORTION}) m ${ORDERS}
  ORDER BY m.at, m.id`;

type Listed = Movement & { readonly at: Date };

/** What moved on the accounts at providers in a period, oldest first, in portions of 500. */
export async function* providerMovements(
  ctx: Ctx,
  { from, to }: Pick<Period, 'from' | 'to'>,
): AsyncGenerator<Movement[]> {
  const [first, last] = [startOfDay(from), startOfDay(to)];
  for (let place: [Date, string] = [first, '']; ;) {
    const rows = await ctx.sql<Listed>(PAGE, [first, last, ...place]);
    if (rows.length > 0) yield rows.map(({ at: _, ...movement }) => movement);
    if (rows.length < PORTION) return;
    const { at, id } = rows.at(-1)!;
    place = [at, id];
  }
}

const CONTAINED = `
  SELECT ${FACTS} FROM (${MOVEMENTS}) m ${ORDERS}
  WHERE m.payout = $1 AND m.figure <> 'PAYOUT' ORDER BY m.at, m.id LIMIT $2`;

/** What a payout was made of, oldest first, so many at most; none where the provider does not say. */
export const payoutContents = (ctx: Ctx, payoutId: string, most: number): Promise<Movement[]> =>
  ctx.sql<Movement>(CONTAINED, [payoutId, most]);
