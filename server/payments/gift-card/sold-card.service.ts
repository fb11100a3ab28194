import type { Ctx } from '../../core/context.ts';
import { isLocale } from '../../core/locale.ts';
import { dayOf } from '../../core/text/format.ts';
import { issueCard } from '../../gift-cards/gift-card-issue.service.ts';
import { buyBack, type BoughtBack } from '../../gift-cards/sold-cards.service.ts';
import type { Order } from '../../orders/order.entity.ts';
import type { Refund } from '../refunds/refund.entity.ts';
import { requestGiftCardMail } from './gift-card-mail.job.ts';

/**
 * Makes the card that a paid order buys, and asks for its mail on its day, in the transaction that books the payment. A day that has
 * passed by then is today. A second card of one order is refused by the database.
 */
export const sellGiftCard = async (ctx: Ctx, order: Order): Promise<void> => {
  const { sendOn, ...wish } = order.giftCardWish!;
  const today = dayOf(ctx.shop.clock.now());
  const card = await issueCard(ctx, {
    ...wish,
    amountMinor: order.totalMinor,
    locale: isLocale(order.locale) ? order.locale : 'en',
    sendOn: sendOn && sendOn > today ? sendOn : today,
    issueKey: null,
    soldWith: order.id,
  });
  await requestGiftCardMail(ctx, card);
};

type Told = Pick<Refund, 'id' | 'captureId' | 'reason'>;

/**
 * Brings what a refund of its sale has taken off a card to `wantedMinor`, as `buyBack` does; a card that has its money again and was
 * not sent yet is sent on its day.
 */
export const buyCardBack = async (
  ctx: Ctx,
  orderId: string,
  { id: refundId, reason }: Told,
  wantedMinor: number,
): Promise<BoughtBack> => {
  const bought = await buyBack(ctx, { orderId, refundId, reason, wantedMinor });
  const { card } = bought;
  if (card && !card.sentAt && !card.voidedAt) await requestGiftCardMail(ctx, card);
  return bought;
};

const OWNER = `
  SELECT a.order_id AS "orderId" FROM payment_capture c JOIN payment_attempt a ON a.id = c.attempt_id
  JOIN orders o ON o.id = a.order_id WHERE c.id = $1 AND o.gift_card_wish IS NOT NULL`;

/** Gives a sold card what a refund had taken off it, in the transaction that gives the refund up. Of any other order it does nothing. */
export const keepCard = async (ctx: Ctx, refund: Told): Promise<void> => {
  const [owner] = await ctx.sql<{ orderId: string }>(OWNER, [refund.captureId]);
  if (owner) await buyCardBack(ctx, owner.orderId, refund, 0);
};
