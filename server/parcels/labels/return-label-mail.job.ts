import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { OrderMailKind } from '../../invoices/mail/order-mail.entity.ts';
import { requestedMail, sendOnce } from '../../invoices/mail/order-mail-dispatch.service.ts';
import { contentsOf } from '../../orders/parcels/parcel-contents.queries.ts';
import { Parcel } from '../../orders/parcels/parcel.entity.ts';

/** Sends the label by which goods come back to the buyer, once. */
export const returnLabelMailJob = defineJob({
  name: 'parcels.return-mail',
  lane: 'mail',
  payload: z.object({ orderId: z.uuid(), parcelId: z.uuid() }),
  run: async (ctx, { orderId, parcelId }) => {
    const { carrier, number, labelSha256 } = await ctx.repo(Parcel).findOneByOrFail({ id: parcelId });
    const kind = OrderMailKind.RETURN_LABEL;
    const mail = await requestedMail(ctx, { orderId, kind, key: `return-label-${parcelId}` });
    const content = await ctx.shop.files.readAll(labelSha256!);
    const label = { filename: `${number}.pdf`, content, contentType: 'application/pdf' };
    const contents = await contentsOf(ctx, parcelId);
    await sendOnce(
      ctx,
      mail,
      { kind, parcel: { carrier, tracking: number }, contents },
      { invoice: null, files: [label] },
    );
  },
});

/** Asks for it in the caller's transaction. */
export const requestReturnMail = (ctx: Ctx, { id, orderId }: Pick<Parcel, 'id' | 'orderId'>): Promise<void> =>
  enqueue(ctx, returnLabelMailJob, { orderId, parcelId: id }, { key: `parcels.return-mail:${id}` });
