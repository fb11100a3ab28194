import { LessThanOrEqual } from 'typeorm';
import * as z from 'zod';
import { transaction, type Ctx } from '../core/context.ts';
import { defineJob } from '../core/jobs/jobs.ts';
import { Parcel } from '../orders/parcels/parcel.entity.ts';
import { ParcelState, UNDERWAY } from '../orders/parcels/parcel-states.ts';
import { takeOver } from './arrival.service.ts';
import { CarrierError } from './carriers/carrier-error.ts';
import type { Told } from './carriers/carrier-service.ts';
import { carrierService, isFollowed } from './carriers/known-carriers.ts';
import { lockParcel } from './packing.service.ts';
import { nextLook } from './tracking-plan.ts';

/** Parcels that one run asks for. */
const AT_ONCE = 100;

/** Null: the carrier did not tell, and is asked again at the next turn. */
const told = async (ctx: Ctx, { carrier, carrierId, number }: Parcel): Promise<Told[] | null> => {
  const service = carrierService(ctx.shop, carrier);
  if (!service?.track || !carrierId || !number) return null;
  try {
    return await service.track(ctx.shop, { carrierId, number });
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    ctx.shop.logger.warn({ carrier, fault: error.fault, message: error.message }, 'tracking failed');
    return null;
  }
};

/** Asks where one parcel is and takes over what is new. One of a carrier that does not tell is not looked at again. */
export const look = async (ctx: Ctx, seen: Parcel): Promise<void> => {
  const news = await told(ctx, seen);
  await transaction(ctx, async (tx) => {
    const { order, parcel } = await lockParcel(tx, seen.id);
    if (news) await takeOver(tx, order, parcel, news);
    const now = tx.shop.clock.now();
    const goesOn = UNDERWAY.includes(parcel.state) || (parcel.returning && parcel.state === ParcelState.PACKED);
    const lookAt =
      goesOn && isFollowed(tx.shop, parcel.carrier) ? nextLook(parcel.handedOverAt ?? parcel.createdAt, now) : null;
    await tx.repo(Parcel).update({ id: parcel.id }, { lookedAt: now, lookAt });
  });
};

/** Asks carriers every ten minutes about the parcels whose turn it is, the longest waiting first. */
export const trackingJob = defineJob({
  name: 'parcels.track',
  lane: 'carriers',
  payload: z.object({}).loose(),
  cron: '*/10 * * * *',
  run: async (ctx) => {
    const where = { lookAt: LessThanOrEqual(ctx.shop.clock.now()) };
    for (const parcel of await ctx.repo(Parcel).find({ where, order: { lookAt: 'ASC' }, take: AT_ONCE }))
      if (!ctx.stopped?.aborted) await look(ctx, parcel);
  },
});
