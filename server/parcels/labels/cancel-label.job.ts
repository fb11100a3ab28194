import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { Parcel } from '../../orders/parcels/parcel.entity.ts';
import { CarrierError } from '../carriers/carrier-error.ts';
import { carrierService } from '../carriers/known-carriers.ts';

const TRIES = 12;

/** Takes the label of a parcel back that was unpacked. One that the carrier will not take back is noted: a person asks it. */
export const cancelLabelJob = defineJob({
  name: 'parcels.cancel-label',
  lane: 'carriers',
  payload: z.object({ parcelId: z.uuid() }),
  run: async (ctx, { parcelId }) => {
    const parcel = await ctx.repo(Parcel).findOneByOrFail({ id: parcelId });
    const carrier = carrierService(ctx.shop, parcel.carrier);
    if (!carrier || !parcel.carrierId) return;
    try {
      await carrier.cancel(ctx.shop, parcel.carrierId);
      await ctx.repo(Parcel).update({ id: parcelId }, { labelFault: null });
    } catch (error) {
      if (!(error instanceof CarrierError) || error.fault !== 'REFUSED') throw error;
      await ctx.repo(Parcel).update({ id: parcelId }, { labelFault: error.message });
    }
  },
});

/** Asks for it in the caller's transaction. */
export const requestCancel = (ctx: Ctx, { id }: Pick<Parcel, 'id'>): Promise<void> =>
  enqueue(ctx, cancelLabelJob, { parcelId: id }, { key: `parcels.cancel-label:${id}`, maxAttempts: TRIES });
