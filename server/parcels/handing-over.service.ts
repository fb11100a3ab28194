import { randomUUID } from 'node:crypto';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { HOUR_MS } from '../core/time.ts';
import { isHandoverTold, requestShippedMail } from '../invoices/mail/shipped-mail.job.ts';
import type { Consignment } from '../orders/carriers.ts';
import { mayMove } from '../orders/order-states.ts';
import type { Order } from '../orders/order.entity.ts';
import { moveOrder } from '../orders/order-transition.service.ts';
import { stillToCome } from '../orders/parcels/parcel-contents.queries.ts';
import { announceParcel } from '../orders/parcels/parcel-announcement.service.ts';
import { ParcelEvent } from '../orders/parcels/parcel-event.entity.ts';
import { ParcelItem } from '../orders/parcels/parcel-item.entity.ts';
import { isOpen, LabelState, ParcelState } from '../orders/parcels/parcel-states.ts';
import { Parcel } from '../orders/parcels/parcel.entity.ts';
import { moveParcel, parcelsTo } from '../orders/parcels/parcels-of-order.service.ts';
import { isFollowed } from './carriers/known-carriers.ts';
import { lockParcel, pack, recordParcel, refuseUnlessLeaving } from './packing.service.ts';
import { packingUnits } from './packing-units.queries.ts';

const FIRST_LOOK_MS = HOUR_MS;
const LEAVES = [LabelState.NONE, LabelState.READY];

/** Throws PARCEL_UNITS_TAKEN where the money of units in a parcel went back after they were packed. Needs the order's lock. */
const refuseRefunded = async (ctx: Ctx, { id, orderId }: Parcel): Promise<void> => {
  const units = new Map((await packingUnits(ctx, orderId)).map((unit) => [unit.lineId, unit]));
  const items = await ctx.repo(ParcelItem).findBy({ parcelId: id });
  const over = items.some(({ lineId, quantity }) => {
    const unit = units.get(lineId)!;
    return unit.sent + quantity > unit.quantity - unit.refunded;
  });
  if (over) throw new AppError(ErrorCode.PARCEL_UNITS_TAKEN);
};

/** The order is sent once nothing of it is still to come. */
const completeShipping = async (ctx: Ctx, order: Order, { carrier, number, handoverId }: Parcel): Promise<void> => {
  if ((await stillToCome(ctx, order.id)).length > 0) return;
  const data = { ...(carrier && { carrier }), ...(number && { tracking: number }), handoverId };
  await moveOrder(ctx, order, 'shipped', { data });
};

/**
 * Gives a locked parcel out of the house, in the caller's transaction; the buyer is told a quarter of a minute later. Throws as
 * `refuseUnlessLeaving`, PARCEL_STATE_CONFLICT, PARCEL_UNITS_TAKEN.
 */
export const giveOut = async (ctx: Ctx, order: Order, parcel: Parcel): Promise<Parcel> => {
  await refuseUnlessLeaving(ctx, order);
  if (parcel.returning || !LEAVES.includes(parcel.labelState)) throw new AppError(ErrorCode.PARCEL_STATE_CONFLICT);
  await refuseRefunded(ctx, parcel);
  const at = ctx.shop.clock.now();
  const followed = parcel.carrierId !== null && isFollowed(ctx.shop, parcel.carrier);
  const lookAt = followed ? new Date(at.getTime() + FIRST_LOOK_MS) : null;
  const changes = { handoverId: randomUUID(), lookAt };
  if (!(await moveParcel(ctx, parcel, { state: ParcelState.HANDED_OVER, at, changes })))
    throw new AppError(ErrorCode.PARCEL_STATE_CONFLICT);
  await completeShipping(ctx, order, parcel);
  await requestShippedMail(ctx, parcel);
  return parcel;
};

/** The same by an admin. Throws NOT_FOUND too. Locks the order. */
export const handOver = (ctx: Ctx, id: string): Promise<Parcel> =>
  transaction(ctx, async (tx) => {
    const { order, parcel } = await lockParcel(tx, id);
    await giveOut(tx, order, parcel);
    await recordParcel(tx, 'parcel.hand-over', order, { parcel: parcel.ordinal, number: parcel.number });
    return parcel;
  });

/**
 * Brings a locked parcel back into the house, in the caller's transaction. Throws UNDO_TOO_LATE once the buyer is told,
 * PARCEL_STATE_CONFLICT.
 */
export const bringBack = async (ctx: Ctx, order: Order, parcel: Parcel): Promise<Parcel> => {
  if (parcel.returning || parcel.state !== ParcelState.HANDED_OVER) throw new AppError(ErrorCode.PARCEL_STATE_CONFLICT);
  if (await isHandoverTold(ctx, parcel.handoverId!)) throw new AppError(ErrorCode.UNDO_TOO_LATE);
  const at = ctx.shop.clock.now();
  const changes = { state: ParcelState.PACKED, handoverId: null, handedOverAt: null, lookAt: null };
  await ctx.repo(Parcel).update({ id: parcel.id }, changes);
  await ctx.repo(ParcelEvent).insert({ parcelId: parcel.id, at, kind: ParcelState.PACKED });
  if (mayMove(order, 'unshipped')) await moveOrder(ctx, order, 'unshipped');
  await announceParcel(ctx, Object.assign(parcel, changes));
  return parcel;
};

/** The same by an admin. Throws NOT_FOUND too. Locks the order. */
export const undoHandOver = (ctx: Ctx, id: string): Promise<Parcel> =>
  transaction(ctx, async (tx) => {
    const { order, parcel } = await lockParcel(tx, id);
    await bringBack(tx, order, parcel);
    await recordParcel(tx, 'parcel.undo', order, { parcel: parcel.ordinal });
    return parcel;
  });

/**
 * Sends everything that is left of a locked order as one parcel, in the caller's transaction. Throws as `pack` and `giveOut`, and
 * PARCEL_STATE_CONFLICT where another parcel is packed and waits.
 */
export const sendAll = async (ctx: Ctx, order: Order, { carrier, tracking }: Consignment): Promise<Parcel> => {
  await refuseUnlessLeaving(ctx, order);
  if ((await parcelsTo(ctx, order.id)).some(({ state }) => isOpen(state)))
    throw new AppError(ErrorCode.PARCEL_STATE_CONFLICT);
  return giveOut(ctx, order, await pack(ctx, order, { orderId: order.id, carrier, number: tracking }));
};

/**
 * Takes the last shipping of a locked order back, in the caller's transaction, and unpacks its parcel where no carrier made a
 * label. False: it was none of a parcel. Throws as `bringBack`.
 */
export const takeBackShipping = async (ctx: Ctx, order: Order, handoverId: unknown): Promise<boolean> => {
  const parcel = (await parcelsTo(ctx, order.id)).find((each) => each.handoverId === handoverId);
  if (typeof handoverId !== 'string' || !parcel) return false;
  await bringBack(ctx, order, parcel);
  if (parcel.labelState === LabelState.NONE)
    await moveParcel(ctx, parcel, { state: ParcelState.CANCELLED, at: ctx.shop.clock.now() });
  return true;
};
