import { Not } from 'typeorm';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { dueMinor } from '../../orders/due.ts';
import { PaymentStatus } from '../../orders/order-states.ts';
import type { Order } from '../../orders/order.entity.ts';
import { LabelState, ParcelState } from '../../orders/parcels/parcel-states.ts';
import { Parcel } from '../../orders/parcels/parcel.entity.ts';
import { PaymentWay } from '../../orders/payment-way.ts';
import { abilitiesOf } from '../../settings/carrier-abilities.ts';
import { carrierService } from '../carriers/known-carriers.ts';
import { lockParcel, recordParcel, refuseUnlessLeaving } from '../packing.service.ts';
import { leftToPack, packingUnits } from '../packing-units.queries.ts';
import { enqueueLabel } from './label.job.ts';
import { pointOf } from './label-order.service.ts';

/** States from which a label may be asked for. */
const ASKABLE = [LabelState.NONE, LabelState.REFUSED];

/**
 * What the carrier collects with this parcel: all that is due, on the one with which it is complete, and on no second.
 * Needs the order's lock.
 */
const cashOf = async (ctx: Ctx, order: Order, parcel: Parcel): Promise<number> => {
  const unpaid = order.paymentWay === PaymentWay.CASH_ON_DELIVERY && order.paymentStatus === PaymentStatus.UNPAID;
  if (!unpaid || parcel.returning) return 0;
  const others = await ctx.repo(Parcel).findBy({
    orderId: order.id,
    returning: false,
    id: Not(parcel.id),
    state: Not(ParcelState.CANCELLED),
  });
  const complete = (await packingUnits(ctx, order.id)).every((unit) => leftToPack(unit) === 0);
  const last = others.every(({ ordinal, cashMinor }) => ordinal < parcel.ordinal && cashMinor === 0);
  return complete && last ? dueMinor(order) : 0;
};

/**
 * Asks for the label of a locked parcel in the house, in the caller's transaction. Throws PARCEL_STATE_CONFLICT, LABEL_UNAVAILABLE,
 * LABEL_POINT_MISSING (the carrier brings parcels to points alone, and the order has none of its).
 */
export const askLabel = async (ctx: Ctx, order: Order, parcel: Parcel): Promise<Parcel> => {
  if (parcel.state !== ParcelState.PACKED || !ASKABLE.includes(parcel.labelState))
    throw new AppError(ErrorCode.PARCEL_STATE_CONFLICT);
  const carrier = carrierService(ctx.shop, parcel.carrier);
  if (!carrier || (parcel.returning && !carrier.createReturnLabel)) throw new AppError(ErrorCode.LABEL_UNAVAILABLE);
  if (abilitiesOf(parcel.carrier).pointsOnly && !parcel.returning && pointOf(order, parcel) === null)
    throw new AppError(ErrorCode.LABEL_POINT_MISSING);
  const cashMinor = await cashOf(ctx, order, parcel);
  const changes = { labelState: LabelState.REQUESTED, labelFault: null, cashMinor };
  await ctx.repo(Parcel).update({ id: parcel.id }, changes);
  await enqueueLabel(ctx, parcel);
  return Object.assign(parcel, changes);
};

/** The same by an admin. Throws NOT_FOUND too, and as `refuseUnlessLeaving`. Locks the order. */
export const requestLabel = (ctx: Ctx, id: string): Promise<Parcel> =>
  transaction(ctx, async (tx) => {
    const { order, parcel } = await lockParcel(tx, id);
    if (!parcel.returning) await refuseUnlessLeaving(tx, order);
    const asked = await askLabel(tx, order, parcel);
    await recordParcel(tx, 'parcel.label', order, { parcel: parcel.ordinal, carrier: parcel.carrier });
    return asked;
  });

const MADE = /^[A-Za-z]?\d{6,20}$/;

/**
 * Says what a person found at the carrier of a label that nobody knows of: its number, or null for none, which is then made
 * anew. A parcel in a manifest is deleted there first: no number brings its label. Throws NOT_FOUND, VALIDATION_FAILED (number), PARCEL_STATE_CONFLICT. Locks the order.
 */
export const clearLabel = (ctx: Ctx, id: string, given: string | null): Promise<Parcel> =>
  transaction(ctx, async (tx) => {
    const { order, parcel } = await lockParcel(tx, id);
    if (parcel.labelState !== LabelState.UNCLEAR) throw new AppError(ErrorCode.PARCEL_STATE_CONFLICT);
    const number = given?.trim() || null;
    const byNumber = !abilitiesOf(parcel.carrier).manifests;
    if (number && (!byNumber || !MADE.test(number))) throw validationFailed({ number: 'INVALID' });
    const found = number ? { number, carrierId: number.replace(/^\D/, '') } : { labelAskedAt: null };
    const changes = { ...found, labelState: LabelState.REQUESTED, labelFault: null };
    await tx.repo(Parcel).update({ id }, changes);
    await enqueueLabel(tx, parcel);
    await recordParcel(tx, 'parcel.label', order, { parcel: parcel.ordinal, number });
    return Object.assign(parcel, changes);
  });
