import { Parameters } from '../../catalog/catalog-filter.ts';
import type { Ctx } from '../../core/context.ts';
import { countedTo, countingLimit, offsetOf, type ListPage, type NumberedPage } from '../../core/list-page.ts';
import { money } from '../../core/money.types.ts';
import { dayOf } from '../../core/text/format.ts';
import type { CsvRows } from '../../core/text/csv.ts';
import { stateOf } from '../../gift-cards/gift-card-balance.queries.ts';
import type { GiftCardState } from '../../gift-cards/gift-card-kinds.ts';
import type { GiftCard } from '../../gift-cards/gift-card.entity.ts';
import type { AdminGiftCard, GiftCardLiability } from './admin-gift-cards.types.ts';

const COLUMNS = `
  c.id, c.version, c.last4, c.code_hash AS "codeHash", c.initial_minor::float8 AS "initialMinor",
  c.balance_minor::float8 AS "balanceMinor", c.currency, to_char(c.valid_until, 'YYYY-MM-DD') AS "validUntil",
  c.recipient_name AS "recipientName", c.recipient_email AS "recipientEmail", c.sender_name AS "senderName", c.message,
  to_char(c.send_on, 'YYYY-MM-DD') AS "sendOn", c.sent_at AS "sentAt", c.voided_at AS "voidedAt", c.frozen_at AS "frozenAt",
  c.void_reason AS "voidReason", c.created_at AS "createdAt"`;

/** A card as GraphQL shows it: without the hash of its code. */
export const cardView = (card: GiftCard, now: Date): AdminGiftCard => ({
  id: card.id,
  version: card.version,
  last4: card.last4,
  state: stateOf(card, dayOf(now)),
  initial: money(card.initialMinor, card.currency),
  balance: money(card.balanceMinor, card.currency),
  validUntil: card.validUntil,
  recipientName: card.recipientName,
  recipientEmail: card.recipientEmail,
  senderName: card.senderName,
  message: card.message,
  sendOn: card.sendOn,
  sentAt: card.sentAt,
  voidReason: card.voidReason,
  frozenAt: card.frozenAt,
  createdAt: card.createdAt,
});

/** Where a card stands, in SQL; the first that holds. `today` is a placeholder. */
const STATE = (
  today: string,
): string => `CASE WHEN c.voided_at IS NOT NULL THEN 'VOIDED' WHEN c.balance_minor = 0 THEN 'SPENT'
  WHEN c.frozen_at IS NOT NULL THEN 'FROZEN' WHEN c.valid_until < ${today}::date THEN 'EXPIRED' WHEN c.code_hash IS NULL THEN 'WAITING' ELSE 'ACTIVE' END`;

export interface GiftCardFilter {
  readonly search?: string | null;
  readonly state?: GiftCardState | null;
}

const conditionOf = (ctx: Ctx, { search, state }: GiftCardFilter, params: Parameters): string => {
  const all: string[] = [];
  const words = search?.trim();
  if (words) {
    const text = params.add(words);
    all.push(`(c.last4 = upper(${text}) OR starts_with(lower(c.recipient_email), lower(${text}))
      OR strpos(lower(c.recipient_name), lower(${text})) > 0
      OR EXISTS (SELECT FROM gift_card_use u JOIN orders o ON o.id = u.order_id
        WHERE u.gift_card_id = c.id AND o.order_number = upper(${text})))`);
  }
  if (state) all.push(`${STATE(params.add(dayOf(ctx.shop.clock.now())))} = ${params.add(state)}`);
  return all.length > 0 ? `WHERE ${all.join(' AND ')}` : '';
};

/** A page of them, newest first. */
export const listGiftCards = async (
  ctx: Ctx,
  args: GiftCardFilter & ListPage,
): Promise<NumberedPage & { items: AdminGiftCard[] }> => {
  const params = new Parameters();
  const where = conditionOf(ctx, args, params);
  const counted = await ctx.sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT FROM gift_card c ${where} LIMIT ${countingLimit(args)}) found`,
    params.values,
  );
  const rows = await ctx.sql<GiftCard>(
    `SELECT ${COLUMNS} FROM gift_card c ${where} ORDER BY c.id DESC LIMIT ${args.first} OFFSET ${offsetOf(args)}`,
    params.values,
  );
  const now = ctx.shop.clock.now();
  return { items: rows.map((card) => cardView(card, now)), ...countedTo(args, counted[0]!.count) };
};

/** What the shop owes by gift cards now. */
export const liability = async (ctx: Ctx): Promise<GiftCardLiability> => {
  const [row] = await ctx.sql<{ open: number; expired: number; cards: number }>(
    `SELECT coalesce(sum(balance_minor) FILTER (WHERE valid_until >= $1::date), 0)::float8 AS open,
       coalesce(sum(balance_minor) FILTER (WHERE valid_until < $1::date), 0)::float8 AS expired,
       count(*) FILTER (WHERE valid_until >= $1::date)::int AS cards
     FROM gift_card WHERE balance_minor > 0`,
    [dayOf(ctx.shop.clock.now())],
  );
  return { open: money(row!.open), expired: money(row!.expired), cards: row!.cards };
};

export const CARD_HEADER = [
  'card',
  'state',
  'issued',
  'valid_until',
  'initial',
  'balance',
  'currency',
  'email',
  'sent',
];

const PORTION = 500;

/** Every card with its balance, oldest first, in portions. */
export async function* exportGiftCards(ctx: Ctx): CsvRows {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await ctx.sql<GiftCard>(
      `SELECT ${COLUMNS} FROM gift_card c WHERE c.id > $1::uuid ORDER BY c.id LIMIT ${PORTION}`,
      [last],
    );
    const now = dayOf(ctx.shop.clock.now());
    yield rows.map((card) => [
      card.last4,
      stateOf(card, now),
      card.createdAt,
      card.validUntil,
      card.initialMinor / 100,
      card.balanceMinor / 100,
      card.currency,
      card.recipientEmail,
      card.sentAt,
    ]);
    if (rows.length < PORTION) return;
    last = rows.at(-1)!.id;
  }
}
