import { defineLoader, grouped } from '../../core/loader.ts';
import { money } from '../../core/money.types.ts';
import type { GiftCardEntryKind } from '../../gift-cards/gift-card-kinds.ts';
import type { AdminGiftCardEntry } from './admin-gift-cards.types.ts';

interface EntryRow {
  readonly cardId: string;
  readonly id: string;
  readonly kind: GiftCardEntryKind;
  readonly minor: number;
  readonly at: Date;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
}

const LEDGERS = `
  SELECT e.gift_card_id AS "cardId", e.id, e.kind, e.amount_minor::float8 AS minor, e.at, o.id AS "orderId",
    o.order_number AS "orderNumber"
  FROM unnest($1::uuid[]) card (id)
  CROSS JOIN LATERAL (SELECT * FROM gift_card_entry WHERE gift_card_id = card.id ORDER BY id DESC LIMIT 200) e
  JOIN gift_card c ON c.id = e.gift_card_id
  LEFT JOIN orders o ON o.id = coalesce(e.order_id,
    CASE WHEN e.kind IN ('ISSUED', 'BOUGHT_BACK', 'BUYBACK_UNDONE') THEN c.sold_with END)
  ORDER BY e.id DESC`;

const entryOf = ({ id, kind, minor, at, orderId, orderNumber }: EntryRow): AdminGiftCardEntry => ({
  id,
  kind,
  at,
  orderId,
  orderNumber,
  amount: money(minor),
});

/** The newest 200 movements of each card, newest first, with the orders that it paid, and the one that bought it. */
export const ledgersByCard = defineLoader(async (ctx, cardIds: readonly string[]) => {
  const rows = await ctx.sql<EntryRow>(LEDGERS, [cardIds]);
  return grouped(cardIds, rows, ({ cardId }) => cardId).map((entries) => entries.map(entryOf));
});
