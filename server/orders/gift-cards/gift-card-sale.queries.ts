import type { Ctx } from '../../core/context.ts';
import { defineLoader } from '../../core/loader.ts';
import { money } from '../../core/money.types.ts';
import { dayOf } from '../../core/text/format.ts';
import { sellsCards } from '../../settings/gift-cards.setting.ts';
import type { Settings } from '../../settings/settings-catalogue.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { offeredWays, paymentTerms, type PaymentWay } from '../payment-way.ts';
import { lastSendDay } from './gift-card-wish.ts';
import type { GiftCardSale } from './gift-card-orders.types.ts';

/** Ways by which a card can be bought: those whose money comes before it is sent. */
const waysOf = (ctx: Ctx, settings: Settings): PaymentWay[] =>
  offeredWays(settings, ctx.shop).filter(
    (way) => paymentTerms(way).keepsUntil(settings, ctx.shop.clock.now()) !== null,
  );

/** Over which sums and by which ways gift cards are sold. */
export const giftCardSale = async (ctx: Ctx): Promise<GiftCardSale> => {
  const settings = await readSettings(ctx);
  const { minMinor, maxMinor, stepMinor, years } = settings.giftCards;
  const now = ctx.shop.clock.now();
  return {
    open: sellsCards(settings.giftCards),
    least: money(Math.ceil(minMinor / stepMinor) * stepMinor),
    most: money(Math.floor(maxMinor / stepMinor) * stepMinor),
    step: money(stepMinor),
    years,
    firstDay: dayOf(now),
    lastDay: lastSendDay(now),
    ways: waysOf(ctx, settings),
  };
};

const SENT = 'SELECT sold_with AS id, sent_at AS "sentAt" FROM gift_card WHERE sold_with = ANY($1::uuid[])';

/** When the card that an order bought was sent; null: not yet, or it is not paid. */
export const sentAtByOrder = defineLoader<string, Date | null>(async (ctx, ids) => {
  const rows = await ctx.sql<{ id: string; sentAt: Date | null }>(SENT, [ids]);
  const byId = new Map(rows.map(({ id, sentAt }) => [id, sentAt]));
  return ids.map((id) => byId.get(id) ?? null);
});
