import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { HOUR_MS } from '../core/time.ts';
import type { Carrier } from '../orders/carriers.ts';
import { FulfilmentStatus } from '../orders/order-states.ts';
import { lockOrder } from '../orders/order-transition.service.ts';
import type { Order } from '../orders/order.entity.ts';
import type { Parcel } from '../orders/parcels/parcel.entity.ts';
import { sentUnits } from '../orders/parcels/sent-units.queries.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { isFollowed } from './carriers/known-carriers.ts';
import { presetCarrier } from './carrier-preset.ts';
import { askLabel } from './labels/labels.service.ts';
import { insertParcel, recordParcel } from './packing.service.ts';
import { packingUnits } from './packing-units.queries.ts';
import { parcelMeasures } from './parcel-size.ts';
import type { PackedUnits } from './parcel-weight.ts';

export interface Returning {
  readonly orderId: string;
  readonly lines: readonly PackedUnits[];
  /** Null: the one that brings the order. */
  readonly carrier?: Carrier | null;
}

const GONE = [FulfilmentStatus.SHIPPED, FulfilmentStatus.DELIVERED];

/** Units that the buyer may have: of an order that was sent before there were parcels, all of them. */
const unitsOut = async (ctx: Ctx, { id, fulfilmentStatus }: Order): Promise<ReadonlyMap<string, number>> => {
  const sent = await sentUnits(ctx, id);
  if (sent.size > 0 || !GONE.includes(fulfilmentStatus)) return sent;
  return new Map((await packingUnits(ctx, id)).map(({ lineId, quantity }) => [lineId, quantity]));
};

/**
 * Orders a label by which the buyer sends units back; it goes to the buyer by mail once it is there. Throws ORDER_NOT_FOUND,
 * VALIDATION_FAILED (lines), PARCEL_UNITS_TAKEN (not sent, or on their way back), LABEL_UNAVAILABLE. Locks the order.
 */
export const createReturn = (ctx: Ctx, { orderId, lines: items, carrier }: Returning): Promise<Parcel> =>
  transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (items.length === 0) throw validationFailed({ lines: 'REQUIRED' });
    if (new Set(items.map(({ lineId }) => lineId)).size < items.length) throw validationFailed({ lines: 'TWICE' });
    const out = await unitsOut(tx, order);
    if (items.some(({ lineId, quantity }) => quantity > (out.get(lineId) ?? 0)))
      throw new AppError(ErrorCode.PARCEL_UNITS_TAKEN);
    const { parcels } = await readSettings(tx);
    const by = carrier ?? presetCarrier(order, parcels);
    const parcel = await insertParcel(tx, order, items, {
      returning: true,
      carrier: by,
      ...parcelMeasures(items, await packingUnits(tx, orderId), parcels.packagingGrams),
      lookAt: isFollowed(tx.shop, by) ? new Date(tx.shop.clock.now().getTime() + HOUR_MS) : null,
    });
    const asked = await askLabel(tx, order, parcel);
    await recordParcel(tx, 'parcel.return', order, { parcel: parcel.ordinal, carrier: parcel.carrier });
    return asked;
  });
