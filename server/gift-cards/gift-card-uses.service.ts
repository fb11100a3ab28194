import type { Ctx } from '../core/context.ts';
import { dayOf, daysAfter } from '../core/text/format.ts';

/** What an order takes of a card. */
export interface Taken {
  readonly id: string;
  readonly minor: number;
}

/**
 * Locked in the order of their ids, so that two orders of the same cards wait for each other and never in a ring. Of a card that
 * others have spent meanwhile, or that was frozen, nothing is taken.
 */
const TAKE = `
  WITH wanted AS (
    SELECT c.id, w.minor FROM unnest($2::uuid[], $3::bigint[]) w (id, minor)
    JOIN gift_card c ON c.id = w.id ORDER BY c.id FOR NO KEY UPDATE OF c
  ), taken AS (
    UPDATE gift_card c SET balance_minor = c.balance_minor - w.minor FROM wanted w
    WHERE c.id = w.id AND c.balance_minor >= w.minor AND c.voided_at IS NULL AND c.frozen_at IS NULL
      AND c.valid_until >= $5::date
    RETURNING c.id, w.minor
  ), used AS (
    INSERT INTO gift_card_use (order_id, gift_card_id, amount_minor, used_at) SELECT $1, id, minor, $4 FROM taken
  )
  INSERT INTO gift_card_entry (gift_card_id, kind, order_id, amount_minor, at)
  SELECT id, 'SPENT', $1, -minor, $4 FROM taken RETURNING gift_card_id`;

/**
 * Takes what a new order is paid with off its cards, in one statement; call it last in the transaction that places the order.
 * False: a card no longer has it, and nothing may be placed.
 */
export const takeFromCards = async (ctx: Ctx, orderId: string, cards: readonly Taken[]): Promise<boolean> => {
  const now = ctx.shop.clock.now();
  const params = [orderId, cards.map(({ id }) => id), cards.map(({ minor }) => minor), now, dayOf(now)];
  const taken = await ctx.sql(TAKE, params, 'gift-cards.take');
  return taken.length === cards.length;
};

const HELD = `
  SELECT c.id, c.balance_minor AS balance, c.voided_at, c.frozen_at, u.amount_minor AS minor, u.refunded_minor AS refunded
  FROM gift_card c JOIN gift_card_use u ON u.gift_card_id = c.id
  WHERE u.order_id = $1 ORDER BY c.id FOR NO KEY UPDATE OF c`;

/** Money that comes back to a card which is over, or was voided, can be spent at least so long. */
const LEAST_DAYS = 90;

const REVIVED = `voided_at = NULL, void_reason = NULL, valid_until = greatest(c.valid_until, $3::date)`;

const leastValid = (ctx: Ctx): string => daysAfter(dayOf(ctx.shop.clock.now()), LEAST_DAYS);

/** Gives all that an order took back to its cards, once: it ended unpaid. Needs the order's lock. */
export const returnToCards = async (ctx: Ctx, orderId: string): Promise<void> => {
  const text = `
    WITH held AS (${HELD}), released AS (
      UPDATE gift_card_use u SET released_at = $2 FROM held
      WHERE u.order_id = $1 AND u.gift_card_id = held.id AND u.released_at IS NULL RETURNING held.id, held.minor
    ), returned AS (
      UPDATE gift_card c SET balance_minor = c.balance_minor + r.minor, ${REVIVED} FROM released r WHERE c.id = r.id
    )
    INSERT INTO gift_card_entry (gift_card_id, kind, order_id, amount_minor, at)
    SELECT id, 'RETURNED', $1, minor, $2 FROM released`;
  await ctx.sql(text, [orderId, ctx.shop.clock.now(), leastValid(ctx)], 'gift-cards.return');
};

/**
 * Takes them again for an order that had ended and is paid after all, all or nothing: its price was agreed while they were valid,
 * so a day that has passed does not matter. False: a card was spent elsewhere, voided or frozen. Needs the order's lock.
 */
export const takeAgain = async (ctx: Ctx, orderId: string): Promise<boolean> => {
  const text = `
    WITH held AS (${HELD}), all_left AS (
      SELECT bool_and(balance >= minor AND voided_at IS NULL AND frozen_at IS NULL) AS yes FROM held
    ), again AS (
      UPDATE gift_card_use u SET released_at = NULL FROM held, all_left
      WHERE all_left.yes AND u.order_id = $1 AND u.gift_card_id = held.id AND u.released_at IS NOT NULL
      RETURNING held.id, held.minor
    ), taken AS (
      UPDATE gift_card c SET balance_minor = c.balance_minor - a.minor FROM again a WHERE c.id = a.id
    )
    INSERT INTO gift_card_entry (gift_card_id, kind, order_id, amount_minor, at)
    SELECT id, 'SPENT_AGAIN', $1, -minor, $2 FROM again RETURNING gift_card_id`;
  return (await ctx.sql(text, [orderId, ctx.shop.clock.now()], 'gift-cards.take-again')).length > 0;
};

/**
 * Gives a part of what an order took back to its cards, in the order in which they were taken: it is refunded. One that has expired or was
 * voided can be spent again. More than was taken is never given: the caller sees to that. Needs the order's lock.
 */
export const refundToCards = async (ctx: Ctx, orderId: string, minor: number): Promise<void> => {
  const text = `
    WITH held AS (${HELD}), shares AS (
      SELECT id, greatest(0, least(minor - refunded, $4::bigint - coalesce(sum(minor - refunded)
        OVER (ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))) AS minor FROM held
    ), given AS (
      UPDATE gift_card_use u SET refunded_minor = u.refunded_minor + s.minor FROM shares s
      WHERE u.order_id = $1 AND u.gift_card_id = s.id AND s.minor > 0 RETURNING s.id, s.minor
    ), raised AS (
      UPDATE gift_card c SET balance_minor = c.balance_minor + g.minor, ${REVIVED} FROM given g WHERE c.id = g.id
    )
    INSERT INTO gift_card_entry (gift_card_id, kind, order_id, amount_minor, at)
    SELECT id, 'REFUNDED', $1, minor, $2 FROM given`;
  await ctx.sql(text, [orderId, ctx.shop.clock.now(), leastValid(ctx), minor], 'gift-cards.refund');
};
