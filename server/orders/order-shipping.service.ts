import { transaction, type Ctx } from '../core/context.ts';
import type { Consignment } from './carriers.ts';
import { OrderEvent } from './order-event.entity.ts';
import type { Order } from './order.entity.ts';
import { lockOrder, moveOrder } from './order-transition.service.ts';
import { ParcelState } from './parcels/parcel-states.ts';
import { moveUnderway } from './parcels/parcels-of-order.service.ts';

type OrderRef = Pick<Order, 'id'>;

const given = (parcel: Consignment): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parcel).filter(([, value]) => value !== null && value !== undefined));

/** Notes that the goods left the house. Throws ORDER_STATE_CONFLICT unless they are paid and waiting. Locks the order. */
export const markShipped = (ctx: Ctx, { id }: OrderRef, parcel: Consignment = {}): Promise<Order> =>
  transaction(ctx, async (tx) => moveOrder(tx, await lockOrder(tx, id), 'shipped', { data: given(parcel) }));

/**
 * Takes back that the goods left the house. Whether the buyer was told is for the caller to know, who holds the order's
 * lock. Throws ORDER_STATE_CONFLICT unless they are on the way. Locks the order.
 */
export const undoShipped = (ctx: Ctx, { id }: OrderRef): Promise<Order> =>
  transaction(ctx, async (tx) => moveOrder(tx, await lockOrder(tx, id), 'unshipped'));

/**
 * Notes that the goods arrived, with every parcel of them, which completes the order. Throws ORDER_STATE_CONFLICT unless they
 * are on the way. Locks the order.
 */
export const markDelivered = (ctx: Ctx, { id }: OrderRef): Promise<Order> =>
  transaction(ctx, async (tx) => {
    const order = await moveOrder(tx, await lockOrder(tx, id), 'delivered');
    await moveUnderway(tx, id, ParcelState.DELIVERED);
    return order;
  });

/** The event of the last shipping of an order; null when there was none. */
export const lastShipping = (ctx: Ctx, { id }: OrderRef): Promise<OrderEvent | null> =>
  ctx.repo(OrderEvent).findOne({ where: { orderId: id, kind: 'SHIPPED' }, order: { id: 'DESC' } });
