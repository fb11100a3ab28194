import { CURRENCY } from '../core/money.ts';
import type { Ctx } from '../core/context.ts';
import { announce } from '../webhooks/announcement.service.ts';
import { WebhookEvent } from '../webhooks/webhook-events.ts';
import type { OrderEventKind } from './order-states.ts';
import type { Order } from './order.entity.ts';
import { orderLines } from './orders.queries.ts';

const EVENTS: Partial<Record<OrderEventKind, WebhookEvent>> = {
  PAID: WebhookEvent.ORDER_PAID,
  PARTIALLY_REFUNDED: WebhookEvent.ORDER_REFUNDED,
  REFUNDED: WebhookEvent.ORDER_REFUNDED,
  SHIPPED: WebhookEvent.ORDER_SHIPPED,
};

/** Of the buyer nothing: who needs more asks the shop. */
const dataOf = async (ctx: Ctx, order: Order) => ({
  number: order.orderNumber,
  status: order.status,
  paymentStatus: order.paymentStatus,
  fulfilmentStatus: order.fulfilmentStatus,
  currency: CURRENCY,
  totalMinor: order.totalMinor,
  refundedMinor: order.refundedMinor,
  lines: (await orderLines(ctx, order.id)).map(({ productId, quantity }) => ({ productId, quantity })),
});

/** Tells webhooks of a move that concerns them. Joins the caller's transaction; `order` is as after the move. */
export const announceMove = async (ctx: Ctx, order: Order, kind: OrderEventKind): Promise<void> => {
  const event = EVENTS[kind];
  if (!event) return;
  const subject = { type: 'order', id: order.id } as const;
  await announce(ctx, event, async (tx) => [{ subject, data: await dataOf(tx, order) }]);
};
