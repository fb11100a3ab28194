import type { Ctx } from '../core/context.ts';
import { GiftCard } from './gift-card.entity.ts';

const TAKEN_BACK = `
  SELECT coalesce(-sum(e.amount_minor), 0)::float8 AS minor
  FROM gift_card_entry e JOIN gift_card c ON c.id = e.gift_card_id
  WHERE c.sold_with = $1 AND e.kind IN ('BOUGHT_BACK', 'BUYBACK_UNDONE')`;

/** What refunds of its sale have taken off the card that an order bought. */
export const takenBackOf = async (ctx: Ctx, orderId: string): Promise<number> =>
  (await ctx.sql<{ minor: number }>(TAKEN_BACK, [orderId]))[0]!.minor;

const FREEZE = `
  UPDATE gift_card SET frozen_at = $2, version = version + 1
  WHERE sold_with = $1 AND (frozen_at IS NULL) <> ($2::timestamptz IS NULL)`;

/**
 * Lets the card that an order bought pay nothing, or pay again; what others hold of it stays with them. Repeating it changes nothing.
 * Answers the card, null where the order bought none. Locks the card: an order that is being paid with it comes before or after.
 */
export const setFrozen = async (ctx: Ctx, orderId: string, frozen: boolean): Promise<GiftCard | null> => {
  await ctx.sql(FREEZE, [orderId, frozen ? ctx.shop.clock.now() : null], 'gift-cards.freeze');
  return ctx.repo(GiftCard).findOneBy({ soldWith: orderId });
};

/** Whether any of these cards is frozen. */
export const isAnyFrozen = async (ctx: Ctx, ids: readonly string[]): Promise<boolean> =>
  (await ctx.sql('SELECT FROM gift_card WHERE id = ANY($1::uuid[]) AND frozen_at IS NOT NULL LIMIT 1', [ids])).length >
  0;
