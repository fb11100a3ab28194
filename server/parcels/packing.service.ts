import * as z from 'zod';
import { recordAction, type AdminAction } from '../audit/audit.service.ts';
import { orEmpty, whole } from '../core/checks.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { checked } from '../core/faults.ts';
import { isUuid } from '../core/text/text.ts';
import { Carrier } from '../orders/carriers.ts';
import { mayMove } from '../orders/order-states.ts';
import type { Order } from '../orders/order.entity.ts';
import { lockOrder } from '../orders/order-transition.service.ts';
import { announceParcel } from '../orders/parcels/parcel-announcement.service.ts';
import { ParcelEvent } from '../orders/parcels/parcel-event.entity.ts';
import { LabelState, ParcelState } from '../orders/parcels/parcel-states.ts';
import { Parcel } from '../orders/parcels/parcel.entity.ts';
import { moveParcel } from '../orders/parcels/parcels-of-order.service.ts';
import { isStoppedByDispute } from '../payments/disputes/dispute-hold.queries.ts';
import { isFullyRefunded } from '../payments/refunds/refund-record.service.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { requestCancel } from './labels/cancel-label.job.ts';
import { presetCarrier } from './carrier-preset.ts';
import { leftToPack, packingUnits } from './packing-units.queries.ts';
import { parcelMeasures } from './parcel-size.ts';
import type { PackedUnits } from './parcel-weight.ts';

const NUMBER = /^([A-Za-z0-9][A-Za-z0-9 /-]{0,39})?$/;
const side = whole(1, 10_000).nullish();

/** What is said of a parcel besides its contents. */
const about = z.object({
  carrier: z.enum(Carrier).nullish(),
  number: orEmpty(z.string().trim().regex(NUMBER, 'INVALID')).transform((number) => number || null),
  weightGrams: whole(1, 1_000_000).nullish(),
  lengthMm: side,
  widthMm: side,
  heightMm: side,
});

export type ParcelFacts = Partial<z.input<typeof about>>;

/** Locks a parcel's order, then reads both. Throws NOT_FOUND. */
export const lockParcel = async (ctx: Ctx, id: string): Promise<{ order: Order; parcel: Parcel }> => {
  const seen = isUuid(id) ? await ctx.repo(Parcel).findOneBy({ id }) : null;
  if (!seen) throw new AppError(ErrorCode.NOT_FOUND);
  const order = await lockOrder(ctx, seen.orderId);
  return { order, parcel: await ctx.repo(Parcel).findOneByOrFail({ id }) };
};

/** Throws unless goods of the order may leave the house: ORDER_STATE_CONFLICT, ORDER_DISPUTED. Needs its lock. */
export const refuseUnlessLeaving = async (ctx: Ctx, order: Order): Promise<void> => {
  if (!mayMove(order, 'shipped') || (await isFullyRefunded(ctx, order)))
    throw new AppError(ErrorCode.ORDER_STATE_CONFLICT);
  if (await isStoppedByDispute(ctx, order)) throw new AppError(ErrorCode.ORDER_DISPUTED);
};

/** Writes down what an admin did with a parcel, at its order. */
export const recordParcel = (
  ctx: Ctx,
  action: AdminAction['action'],
  { id, orderNumber: name }: Order,
  after: Record<string, unknown>,
): Promise<void> => recordAction(ctx, { action, subject: 'ORDER', id, name, after });

/** One statement: units that somebody else has packed meanwhile insert nothing. */
const PUT_IN = `
  INSERT INTO parcel_item (parcel_id, order_line_id, quantity)
  SELECT $1, l.id, w.quantity FROM jsonb_to_recordset($3::jsonb) AS w("lineId" uuid, quantity int)
  JOIN order_line l ON l.id = w."lineId" AND l.order_id = $2 AND l.product_type = 'PHYSICAL'
  WHERE w.quantity <= l.quantity - coalesce((
    SELECT sum(i.quantity) FROM parcel p JOIN parcel_item i ON i.parcel_id = p.id
    WHERE p.order_id = $2 AND p.is_return = $4 AND p.state <> 'CANCELLED' AND i.order_line_id = l.id), 0)
  RETURNING order_line_id`;

/** The next parcel of a locked order, as yet with nothing in it. */
const newParcel = async (ctx: Ctx, order: Order, facts: Partial<Parcel>): Promise<Parcel> => {
  const [row] = await ctx.sql<{ next: number }>(
    'SELECT coalesce(max(ordinal), 0) + 1 AS next FROM parcel WHERE order_id = $1',
    [order.id],
  );
  const at = ctx.shop.clock.now();
  const parcel = ctx.repo(Parcel).create({
    ...facts,
    orderId: order.id,
    ordinal: row!.next,
    state: ParcelState.PACKED,
    labelState: LabelState.NONE,
    createdAt: at,
  });
  const { identifiers } = await ctx.repo(Parcel).insert(parcel);
  const { id } = identifiers[0] as { id: string };
  await ctx.repo(ParcelEvent).insert({ parcelId: id, at, kind: ParcelState.PACKED });
  return ctx.repo(Parcel).findOneByOrFail({ id });
};

/** Makes a parcel of these units of a locked order. Throws PARCEL_UNITS_TAKEN. */
export const insertParcel = async (
  ctx: Ctx,
  order: Order,
  items: readonly PackedUnits[],
  facts: Partial<Parcel>,
): Promise<Parcel> => {
  const parcel = await newParcel(ctx, order, facts);
  const put = await ctx.sql(PUT_IN, [parcel.id, order.id, JSON.stringify(items), parcel.returning]);
  if (put.length !== items.length) throw new AppError(ErrorCode.PARCEL_UNITS_TAKEN);
  await announceParcel(ctx, parcel);
  return parcel;
};

export interface Packing extends ParcelFacts {
  readonly orderId: string;
  /** Null: everything that is left. */
  readonly lines?: readonly PackedUnits[] | null;
}

const given = (facts: ParcelFacts): Partial<Parcel> =>
  Object.fromEntries(
    Object.entries(checked(about, facts)).filter(([, value]) => value !== undefined && value !== null),
  );

/** Throws VALIDATION_FAILED where one line is named twice, or nothing is left. */
const itemsToPack = (items: Packing['lines'], left: readonly PackedUnits[]): readonly PackedUnits[] => {
  if (!items && left.length === 0) throw new AppError(ErrorCode.PARCEL_UNITS_TAKEN);
  if (!items) return left;
  if (items.length === 0) throw validationFailed({ lines: 'REQUIRED' });
  if (new Set(items.map(({ lineId }) => lineId)).size < items.length) throw validationFailed({ lines: 'TWICE' });
  return items;
};

/**
 * Packs units of a locked order, in the caller's transaction. Carrier, weight and size are preset where nothing is said. Throws as
 * `refuseUnlessLeaving`, VALIDATION_FAILED, PARCEL_UNITS_TAKEN.
 */
export const pack = async (ctx: Ctx, order: Order, { lines: wanted, ...facts }: Packing): Promise<Parcel> => {
  await refuseUnlessLeaving(ctx, order);
  const own = given(facts);
  const units = await packingUnits(ctx, order.id);
  const left = units
    .map((unit) => ({ lineId: unit.lineId, quantity: leftToPack(unit) }))
    .filter(({ quantity }) => quantity > 0);
  const items = itemsToPack(wanted, left);
  const leftOf = (lineId: string) => left.find((unit) => unit.lineId === lineId)?.quantity ?? 0;
  if (items.some(({ lineId, quantity }) => quantity > leftOf(lineId))) throw new AppError(ErrorCode.PARCEL_UNITS_TAKEN);
  const { parcels } = await readSettings(ctx);
  const measures = parcelMeasures(items, units, parcels.packagingGrams);
  return insertParcel(ctx, order, items, { carrier: presetCarrier(order, parcels), ...measures, ...own });
};

/** The same by an admin. Locks the order. */
export const packParcel = (ctx: Ctx, packing: Packing): Promise<Parcel> =>
  transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, packing.orderId);
    const parcel = await pack(tx, order, packing);
    await recordParcel(tx, 'parcel.pack', order, { parcel: parcel.ordinal, carrier: parcel.carrier });
    return parcel;
  });

const HAS_LABEL = [LabelState.REQUESTED, LabelState.READY];

/**
 * Changes what is said of a parcel: all of it in the house and without a label, later its number where no carrier gave it. Throws
 * NOT_FOUND, VALIDATION_FAILED, PARCEL_STATE_CONFLICT. Locks the order.
 */
export const changeParcel = (ctx: Ctx, id: string, facts: ParcelFacts): Promise<Parcel> =>
  transaction(ctx, async (tx) => {
    const { order, parcel } = await lockParcel(tx, id);
    const free = parcel.state === ParcelState.PACKED && !HAS_LABEL.includes(parcel.labelState);
    if (!free) throw new AppError(ErrorCode.PARCEL_STATE_CONFLICT);
    const { carrier, number, weightGrams, lengthMm, widthMm, heightMm } = checked(about, facts);
    const changes = {
      carrier: carrier ?? null,
      number,
      weightGrams: weightGrams ?? null,
      lengthMm: lengthMm ?? null,
      widthMm: widthMm ?? null,
      heightMm: heightMm ?? null,
    };
    await tx.repo(Parcel).update({ id }, changes);
    await recordParcel(tx, 'parcel.change', order, { parcel: parcel.ordinal, ...changes });
    return Object.assign(parcel, changes);
  });

/**
 * Unpacks a parcel that is in the house: its units are free again, and its label is taken back. Throws NOT_FOUND,
 * PARCEL_STATE_CONFLICT. Locks the order.
 */
export const discardParcel = (ctx: Ctx, id: string): Promise<Parcel> =>
  transaction(ctx, async (tx) => {
    const { order, parcel } = await lockParcel(tx, id);
    const at = tx.shop.clock.now();
    if (!(await moveParcel(tx, parcel, { state: ParcelState.CANCELLED, at })))
      throw new AppError(ErrorCode.PARCEL_STATE_CONFLICT);
    if (parcel.carrierId) await requestCancel(tx, parcel);
    await recordParcel(tx, 'parcel.discard', order, { parcel: parcel.ordinal });
    return parcel;
  });
