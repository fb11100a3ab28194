import { CURRENCY } from '../core/money.ts';
import type { Ctx } from '../core/context.ts';
import { announceTo } from '../webhooks/announcement.service.ts';
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

/** What webhooks hear of a move; null: nothing. */
export const announcedAs = (kind: OrderEventKind): WebhookEvent | null => EVENTS[kind] ?? null;

/** Tells the `endpoints` that listen of a move, in the caller's transaction; `order` is as after the move. */
export const announceMove = async (
  ctx: Ctx,
  order: Order,
  event: WebhookEvent,
  endpoints: readonly string[],
): Promise<void> => {
  const subject = { type: 'order', id: order.id } as const;
  await announceTo(ctx, endpoints, event, async (tx) => [{ subject, data: await dataOf(tx, order) }]);
};
