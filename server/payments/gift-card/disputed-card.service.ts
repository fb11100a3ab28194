import type { Ctx } from '../../core/context.ts';
import { setFrozen, takenBackOf } from '../../gift-cards/frozen-cards.service.ts';
import type { Order } from '../../orders/order.entity.ts';
import { Dispute, DisputeState } from '../disputes/dispute.entity.ts';
import { requestGiftCardMail } from './gift-card-mail.job.ts';

/** Money that the shop lost, and that the card had spent by then: what comes back to the card is not its owner's to spend. */
const isOwed = async (ctx: Ctx, { id, refundedMinor }: Order): Promise<boolean> =>
  refundedMinor > (await takenBackOf(ctx, id));

/**
 * Freezes the card that an order bought while a dispute about its payment is open, and frees it once the last one is won; a card
 * that was not sent meanwhile is sent then. After a loss, which has taken what the card had, it stays frozen if more was lost
 * than that. Call it with the locked order in the transaction that records the dispute. Repeating it changes nothing.
 */
export const holdDisputedCard = async (ctx: Ctx, order: Order): Promise<void> => {
  if (!order.giftCardWish) return;
  const disputes = await ctx.repo(Dispute).findBy({ orderId: order.id });
  const isOpen = disputes.some(({ closedAt }) => closedAt === null);
  const isLost = disputes.some(({ state }) => state === DisputeState.LOST);
  const frozen = isOpen || (isLost && (await isOwed(ctx, order)));
  const card = await setFrozen(ctx, order.id, frozen);
  if (card && !card.frozenAt && !card.sentAt && !card.voidedAt) await requestGiftCardMail(ctx, card);
};
