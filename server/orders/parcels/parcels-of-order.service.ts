import { In } from 'typeorm';
import type { Ctx } from '../../core/context.ts';
import { announceParcel } from './parcel-announcement.service.ts';
import { ParcelEvent } from './parcel-event.entity.ts';
import { mayGo, UNDERWAY, type ParcelState } from './parcel-states.ts';
import { Parcel } from './parcel.entity.ts';

/** When a parcel came to a state, where that is kept. */
const MOMENT: Partial<Record<ParcelState, 'handedOverAt' | 'readyAt' | 'deliveredAt'>> = {
  HANDED_OVER: 'handedOverAt',
  READY: 'readyAt',
  DELIVERED: 'deliveredAt',
};

export interface Step {
  readonly state: ParcelState;
  readonly at: Date;
  /** In the carrier's words. */
  readonly text?: string | null;
  /** What changes with it. */
  readonly changes?: Partial<Parcel>;
}

/**
 * Moves a parcel on, notes the step and tells webhooks; false where it may not go so, as with what a carrier tells late. Changes `parcel` in
 * place. Needs the order's lock.
 */
export const moveParcel = async (ctx: Ctx, parcel: Parcel, { state, at, text, changes }: Step): Promise<boolean> => {
  if (!mayGo(parcel.state, state)) return false;
  const moment = MOMENT[state];
  const over = UNDERWAY.includes(state) ? {} : { lookAt: null };
  const next = { ...over, ...changes, state, ...(moment && { [moment]: at }) };
  await ctx.repo(Parcel).update({ id: parcel.id }, next);
  await ctx.repo(ParcelEvent).insert({ parcelId: parcel.id, at, kind: state, text: text ?? null });
  Object.assign(parcel, next);
  await announceParcel(ctx, parcel);
  return true;
};

/** The parcels of an order to its buyer, in the order in which they were packed. */
export const parcelsTo = (ctx: Ctx, orderId: string): Promise<Parcel[]> =>
  ctx.repo(Parcel).find({ where: { orderId, returning: false }, order: { ordinal: 'ASC' } });

/** All parcels of an order that are underway have come so far. Needs the order's lock. */
export const moveUnderway = async (
  ctx: Ctx,
  orderId: string,
  state: ParcelState.DELIVERED | ParcelState.RETURNED,
): Promise<void> => {
  const where = { orderId, returning: false, state: In([...UNDERWAY]) };
  const at = ctx.shop.clock.now();
  for (const parcel of await ctx.repo(Parcel).findBy(where)) await moveParcel(ctx, parcel, { state, at });
};
