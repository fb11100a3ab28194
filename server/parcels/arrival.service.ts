import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { mayMove } from '../orders/order-states.ts';
import type { Order } from '../orders/order.entity.ts';
import { moveOrder } from '../orders/order-transition.service.ts';
import { allArrived, ParcelState } from '../orders/parcels/parcel-states.ts';
import type { Parcel } from '../orders/parcels/parcel.entity.ts';
import { moveParcel, parcelsTo } from '../orders/parcels/parcels-of-order.service.ts';
import type { Told } from './carriers/carrier-service.ts';
import { lockParcel, recordParcel } from './packing.service.ts';
import { requestReadyMail } from './parcel-ready-mail.job.ts';

/** The order is delivered once every parcel of it is. */
const completeDelivery = async (ctx: Ctx, order: Order): Promise<void> => {
  const states = (await parcelsTo(ctx, order.id)).map(({ state }) => state);
  if (allArrived(states) && mayMove(order, 'delivered')) await moveOrder(ctx, order, 'delivered');
};

/** A parcel back to the shop begins its way when the buyer hands it in. */
const next = ({ returning, state }: Parcel, told: ParcelState): ParcelState =>
  returning && state === ParcelState.PACKED && told !== ParcelState.DELIVERED ? ParcelState.HANDED_OVER : told;

/**
 * Takes over what a carrier tells of a locked parcel, in the caller's transaction: what it knows already, or is past, changes
 * nothing. Gives whether anything was new.
 */
export const takeOver = async (ctx: Ctx, order: Order, parcel: Parcel, told: readonly Told[]): Promise<boolean> => {
  let moved = false;
  for (const { state, at, text } of told) {
    if (!state) continue;
    const to = next(parcel, state);
    if (parcel.returning && parcel.state === ParcelState.PACKED && to === ParcelState.DELIVERED)
      await moveParcel(ctx, parcel, { state: ParcelState.HANDED_OVER, at, text });
    if (!(await moveParcel(ctx, parcel, { state: to, at, text }))) continue;
    moved = true;
    if (to === ParcelState.READY && !parcel.returning) await requestReadyMail(ctx, parcel);
  }
  if (moved && !parcel.returning) await completeDelivery(ctx, order);
  return moved;
};

/** A parcel arrived, as an admin says. Throws NOT_FOUND, PARCEL_STATE_CONFLICT unless it is underway. Locks the order. */
export const markParcelDelivered = (ctx: Ctx, id: string): Promise<Parcel> =>
  transaction(ctx, async (tx) => {
    const { order, parcel } = await lockParcel(tx, id);
    const at = tx.shop.clock.now();
    const back = parcel.returning && parcel.state === ParcelState.PACKED;
    if (back) await moveParcel(tx, parcel, { state: ParcelState.HANDED_OVER, at });
    if (!(await moveParcel(tx, parcel, { state: ParcelState.DELIVERED, at })))
      throw new AppError(ErrorCode.PARCEL_STATE_CONFLICT);
    if (!parcel.returning) await completeDelivery(tx, order);
    await recordParcel(tx, 'parcel.deliver', order, { parcel: parcel.ordinal });
    return parcel;
  });
