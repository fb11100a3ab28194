import { transaction, type Ctx } from '../core/context.ts';
import type { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { lockOrder } from '../orders/order-transition.service.ts';
import { isOpen, LabelState } from '../orders/parcels/parcel-states.ts';
import { parcelsTo } from '../orders/parcels/parcels-of-order.service.ts';
import { handOver } from './handing-over.service.ts';
import { askLabel } from './labels/labels.service.ts';
import { pack, recordParcel, refuseUnlessLeaving } from './packing.service.ts';
import { leftToPack, packingUnits } from './packing-units.queries.ts';

export interface ParcelResult {
  readonly id: string;
  /** Null: done. */
  readonly errorCode: ErrorCode | null;
}

/** Does work for each id on its own: one that is refused does not stop the others. */
const forEach = async (ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<ParcelResult[]> => {
  const results: ParcelResult[] = [];
  for (const id of new Set(ids)) {
    try {
      await work(id);
      results.push({ id, errorCode: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ id, errorCode: error.code });
    }
  }
  return results;
};

const WANTING = [LabelState.NONE, LabelState.REFUSED];

/** Packs what is left of an order and asks for the labels of all its parcels in the house, or does neither. Locks the order. */
const labelOrder = (ctx: Ctx, orderId: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    await refuseUnlessLeaving(tx, order);
    const left = (await packingUnits(tx, orderId)).some((unit) => leftToPack(unit) > 0);
    if (left) await pack(tx, order, { orderId });
    for (const parcel of await parcelsTo(tx, orderId)) {
      if (!isOpen(parcel.state) || !WANTING.includes(parcel.labelState)) continue;
      await askLabel(tx, order, parcel);
      await recordParcel(tx, 'parcel.label', order, { parcel: parcel.ordinal, carrier: parcel.carrier });
    }
  });

/** Labels for many orders, each order whole or not at all. */
export const labelOrders = (ctx: Ctx, orderIds: readonly string[]): Promise<ParcelResult[]> =>
  forEach(orderIds, (id) => labelOrder(ctx, id));

/** Hands many parcels over, each by itself. */
export const handOverParcels = (ctx: Ctx, ids: readonly string[]): Promise<ParcelResult[]> =>
  forEach(ids, (id) => handOver(ctx, id));
