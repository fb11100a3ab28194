import type { Ctx } from '../../core/context.ts';
import { MINUTE_MS } from '../../core/time.ts';
import type { Order } from '../../orders/order.entity.ts';
import { PaymentWay } from '../../orders/payment-way.ts';
import type { PaymentProvider } from '../provider.ts';
import { recordPayment } from '../recorded-payment.service.ts';
import { bookReceived } from '../received-money.service.ts';
import { recordRefund } from '../refunds/refund-record.service.ts';

/** Stands in orders that gift cards pay whole, and on their invoices. */
export const GIFT_CARD_METHOD = 'gift-card';

/** Nothing is due any more: the order is paid in the transaction that places it and takes the cards. */
const payAtOnce = async (ctx: Ctx, order: Order): Promise<void> => {
  const paymentId = `gift-card:${order.id}`;
  const attempt = await recordPayment(ctx, order, { way: PaymentWay.GIFT_CARD, paymentId });
  const paidAt = ctx.shop.clock.now();
  await bookReceived(ctx, { order, attempt }, { paymentId, paidAt, method: GIFT_CARD_METHOD });
  ctx.shop.checkpoint?.('gift-card.paying');
};

/** What pays an order whose whole sum gift cards cover. Not chosen by anybody. */
export const giftCardProvider: PaymentProvider = {
  way: PaymentWay.GIFT_CARD,
  method: GIFT_CARD_METHOD,
  paidLater: false,
  isOffered: () => false,
  keepsUntil: (_settings, now) => new Date(now.getTime() + MINUTE_MS),
  onPlaced: payAtOnce,
  // Of nothing but gift cards no provider gives anything back.
  refund: (ctx, { id }) => recordRefund(ctx, id, null),
};
