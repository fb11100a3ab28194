import type { Ctx } from '../../core/context.ts';
import { toDecimal } from '../../core/money.ts';
import { startOfDay, TIME_ZONE } from '../../core/text/format.ts';
import type { CsvRows } from '../../core/text/csv.ts';
import type { CardMovement } from '../booking/money-postings.ts';
import type { Period } from '../period.ts';

export const MOVEMENT_HEADER = ['day', 'card', 'card_id', 'movement', 'order', 'amount', 'currency'] as const;

const PORTION = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Who was sold a card has an order; what paid with it, or got money back on it, has one of its own. */
const MOVEMENTS = `
  SELECT e.id, e.kind, c.sold_with IS NOT NULL AS "wasSold", to_char(e.at AT TIME ZONE '${TIME_ZONE}', 'YYYY-MM-DD') AS day, c.last4, c.id AS "cardId",
    CASE WHEN e.kind <> 'ISSUED' THEN lower(e.kind) WHEN c.sold_with IS NULL THEN 'given' ELSE 'sold' END AS movement,
    o.order_number AS "orderNumber", e.amount_minor::float8 AS minor, c.currency
  FROM gift_card_entry e JOIN gift_card c ON c.id = e.gift_card_id
  LEFT JOIN orders o ON o.id = coalesce(e.order_id, c.sold_with)
  WHERE e.at >= $1 AND e.at < $2 AND e.id > $3::uuid ORDER BY e.id LIMIT ${PORTION}`;

interface Movement extends CardMovement {
  readonly cardId: string;
  readonly movement: string;
  readonly currency: string;
}

/** What moved the balances of gift cards in a period, oldest first, in portions. */
export async function* cardMovements(ctx: Ctx, { from, to }: Pick<Period, 'from' | 'to'>): AsyncGenerator<Movement[]> {
  for (let last = FIRST_ID; ;) {
    const rows = await ctx.sql<Movement>(MOVEMENTS, [startOfDay(from), startOfDay(to), last]);
    yield rows;
    if (rows.length < PORTION) return;
    last = rows.at(-1)!.id;
  }
}

/**
 * The same as rows of a file: together the change of what the shop owes by them. Sales
 * of cards stand here and among no documents: they are no revenue.
 */
export async function* giftCardMovements(ctx: Ctx, period: Pick<Period, 'from' | 'to'>): CsvRows {
  for await (const portion of cardMovements(ctx, period))
    yield portion.map(({ day, last4, cardId, movement, orderNumber, minor, currency }) => [
      day,
      last4,
      cardId,
      movement,
      orderNumber,
      Number(toDecimal(minor)),
      currency,
    ]);
}
