import * as z from 'zod';
import { transaction, type Ctx } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { parcelOf, type Parcel } from '../../orders/carriers.ts';
import { FulfilmentStatus, OrderStatus } from '../../orders/order-states.ts';
import type { Order } from '../../orders/order.entity.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';
import { lastShipping } from '../../orders/order-shipping.service.ts';
import { invoiceOnHandover } from '../handover.service.ts';
import type { Invoice } from '../invoice.entity.ts';
import { OrderMail, OrderMailKind } from './order-mail.entity.ts';
import { requestedMail, sendOnce } from './order-mail-dispatch.service.ts';

type OrderRef = Pick<Order, 'id'>;

/** How long the mail waits: an admin may take the shipping back for ten seconds, and the call takes its time. */
export const UNDO_MS = 15_000;

const UNDERWAY = [FulfilmentStatus.SHIPPED, FulfilmentStatus.DELIVERED];

interface Due {
  readonly mail: OrderMail;
  readonly parcel: Parcel;
  /** Of goods that are paid on delivery. */
  readonly invoice: Invoice | null;
}

const keyOf = (shippingId: string): string => `shipped-${shippingId}`;

/** The mail about the last shipping, from now on not to be taken back; null when the goods are in the house. */
const claim = (ctx: Ctx, orderId: string): Promise<Due | null> =>
  transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.status === OrderStatus.CANCELLED) return null;
    const shipping = UNDERWAY.includes(order.fulfilmentStatus) ? await lastShipping(tx, order) : null;
    if (!shipping) return null;
    const mail = await requestedMail(tx, { orderId, kind: OrderMailKind.SHIPPED, key: keyOf(shipping.id) });
    return { mail, parcel: parcelOf(shipping.data), invoice: await invoiceOnHandover(tx, order) };
  });

/** Tells the buyer that the goods are on their way, once for each shipping; nothing when it was taken back. */
export const shippedMailJob = defineJob({
  name: 'invoices.shipped-mail',
  lane: 'mail',
  payload: z.object({ orderId: z.uuid() }),
  run: async (ctx, { orderId }) => {
    const due = await claim(ctx, orderId);
    if (due) await sendOnce(ctx, due.mail, { kind: 'SHIPPED', parcel: due.parcel }, { invoice: due.invoice });
  },
});

/** Asks, in the caller's transaction, for the mail about a shipping, a quarter of a minute from now. */
export const requestShippedMail = (ctx: Ctx, { id }: OrderRef): Promise<void> =>
  enqueue(ctx, shippedMailJob, { orderId: id }, { key: `shipped-mail:${id}`, runAt: new Date(Date.now() + UNDO_MS) });

/** Whether the buyer was told of the last shipping, or is just now. Exact under the order's lock. */
export const isShippingTold = async (ctx: Ctx, order: OrderRef): Promise<boolean> => {
  const shipping = await lastShipping(ctx, order);
  return shipping !== null && (await ctx.repo(OrderMail).existsBy({ key: keyOf(shipping.id) }));
};
