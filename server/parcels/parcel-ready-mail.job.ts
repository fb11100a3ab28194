import * as z from 'zod';
import type { Ctx } from '../core/context.ts';
import { defineJob, enqueue } from '../core/jobs/jobs.ts';
import { OrderMailKind } from '../invoices/mail/order-mail.entity.ts';
import { requestedMail, sendOnce } from '../invoices/mail/order-mail-dispatch.service.ts';
import { parcelNews } from '../invoices/mail/shipped-mail.job.ts';
import { Order } from '../orders/order.entity.ts';
import { Parcel } from '../orders/parcels/parcel.entity.ts';

/** Tells the buyer, once, that a parcel waits at the point. */
export const parcelReadyMailJob = defineJob({
  name: 'parcels.ready-mail',
  lane: 'mail',
  payload: z.object({ orderId: z.uuid(), parcelId: z.uuid() }),
  run: async (ctx, { orderId, parcelId }) => {
    const kind = OrderMailKind.PARCEL_READY;
    const order = await ctx.repo(Order).findOneByOrFail({ id: orderId });
    const parcel = await ctx.repo(Parcel).findOneByOrFail({ id: parcelId });
    const mail = await requestedMail(ctx, { orderId, kind, key: `ready-${parcelId}` });
    const point = order.pickupPoint;
    const place = point && [point.name, point.street, `${point.postcode} ${point.city}`].join('\n');
    await sendOnce(ctx, mail, { ...(await parcelNews(ctx, parcel)), kind, place }, { invoice: null });
  },
});

/** Asks for it in the caller's transaction. */
export const requestReadyMail = (ctx: Ctx, { id, orderId }: Pick<Parcel, 'id' | 'orderId'>): Promise<void> =>
  enqueue(ctx, parcelReadyMailJob, { orderId, parcelId: id }, { key: `parcels.ready-mail:${id}` });
