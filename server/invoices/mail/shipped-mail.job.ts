import { In } from 'typeorm';
import * as z from 'zod';
import { transaction, type Ctx } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { parcelOf } from '../../orders/carriers.ts';
import { FulfilmentStatus, OrderStatus } from '../../orders/order-states.ts';
import type { OrderEvent } from '../../orders/order-event.entity.ts';
import type { Order } from '../../orders/order.entity.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';
import { lastShipping } from '../../orders/order-shipping.service.ts';
import { contentsOf, stillToCome } from '../../orders/parcels/parcel-contents.queries.ts';
import { GONE } from '../../orders/parcels/parcel-states.ts';
import { Parcel } from '../../orders/parcels/parcel.entity.ts';
import { invoiceOnHandover } from '../handover.service.ts';
import type { Invoice } from '../invoice.entity.ts';
import { OrderMail, OrderMailKind } from './order-mail.entity.ts';
import type { ParcelNews } from './order-mail-blocks.ts';
import { requestedMail, sendOnce } from './order-mail-dispatch.service.ts';

type OrderRef = Pick<Order, 'id'>;

/** How long the mail waits: an admin may take the shipping back for ten seconds, and the call takes its time. */
export const UNDO_MS = 15_000;

const UNDERWAY = [FulfilmentStatus.SHIPPED, FulfilmentStatus.DELIVERED];

interface Due {
  readonly mail: OrderMail;
  readonly news: ParcelNews;
  /** Of goods that are paid on delivery. */
  readonly invoice: Invoice | null;
}

const keyOf = (shippingId: string): string => `shipped-${shippingId}`;

/** The key of the mail about a shipping: of the parcel that it was told of, else its own. */
export const mailKeyOf = ({ id, data }: Pick<OrderEvent, 'id' | 'data'>): string =>
  keyOf(typeof data.handoverId === 'string' ? data.handoverId : id);

/** What a mail says of a parcel: what is in it, and what follows. */
export const parcelNews = async (ctx: Ctx, { id, orderId, carrier, number }: Parcel): Promise<ParcelNews> => ({
  kind: 'SHIPPED',
  parcel: { carrier, tracking: number },
  contents: await contentsOf(ctx, id),
  rest: await stillToCome(ctx, orderId),
});

const ofParcel = async (ctx: Ctx, { id: orderId }: OrderRef, parcelId: string) => {
  const parcel = await ctx.repo(Parcel).findOneBy({ id: parcelId, orderId, returning: false, state: In([...GONE]) });
  return parcel && { key: keyOf(parcel.handoverId ?? parcel.id), news: await parcelNews(ctx, parcel) };
};

/** As a version of the shop without parcels asked for it. */
const ofOrder = async (ctx: Ctx, order: Order) => {
  const shipping = UNDERWAY.includes(order.fulfilmentStatus) ? await lastShipping(ctx, order) : null;
  const news = shipping && ({ kind: 'SHIPPED', parcel: parcelOf(shipping.data) } satisfies ParcelNews);
  return shipping && { key: mailKeyOf(shipping), news: news! };
};

/** The mail about a parcel, from now on not to be taken back; null when it is in the house. */
const claim = (ctx: Ctx, orderId: string, parcelId?: string): Promise<Due | null> =>
  transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.status === OrderStatus.CANCELLED) return null;
    const told = await (parcelId ? ofParcel(tx, order, parcelId) : ofOrder(tx, order));
    if (!told) return null;
    const mail = await requestedMail(tx, { orderId, kind: OrderMailKind.SHIPPED, key: told.key });
    return { mail, news: told.news, invoice: await invoiceOnHandover(tx, order) };
  });

/** Tells the buyer that goods are on their way, once for each parcel; nothing when it was taken back. */
export const shippedMailJob = defineJob({
  name: 'invoices.shipped-mail',
  lane: 'mail',
  payload: z.object({ orderId: z.uuid(), parcelId: z.uuid().optional() }),
  run: async (ctx, { orderId, parcelId }) => {
    const due = await claim(ctx, orderId, parcelId);
    if (due) await sendOnce(ctx, due.mail, due.news, { invoice: due.invoice });
  },
});

/** Asks, in the caller's transaction, for the mail about a parcel, a quarter of a minute from now. */
export const requestShippedMail = (ctx: Ctx, { id, orderId }: Parcel): Promise<void> =>
  enqueue(
    ctx,
    shippedMailJob,
    { orderId, parcelId: id },
    { key: `shipped-mail:${id}`, runAt: new Date(Date.now() + UNDO_MS) },
  );

/** Whether the buyer was told of this handing over, or is just now. Exact under the order's lock. */
export const isHandoverTold = (ctx: Ctx, handoverId: string): Promise<boolean> =>
  ctx.repo(OrderMail).existsBy({ key: keyOf(handoverId) });

/** Whether the buyer was told of the last shipping, or is just now. Exact under the order's lock. */
export const isShippingTold = async (ctx: Ctx, order: OrderRef): Promise<boolean> => {
  const shipping = await lastShipping(ctx, order);
  return shipping !== null && (await ctx.repo(OrderMail).existsBy({ key: mailKeyOf(shipping) }));
};
