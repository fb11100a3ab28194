import { In } from 'typeorm';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { isUuid } from '../core/text/text.ts';
import { OrderMail } from '../invoices/mail/order-mail.entity.ts';
import { mayMove } from '../orders/order-states.ts';
import { Order } from '../orders/order.entity.ts';
import { orderLines } from '../orders/orders.queries.ts';
import { ParcelState } from '../orders/parcels/parcel-states.ts';
import type { Parcel } from '../orders/parcels/parcel.entity.ts';
import { isStoppedByDispute } from '../payments/disputes/dispute-hold.queries.ts';
import { isFullyRefunded } from '../payments/refunds/refund-record.service.ts';
import { abilitiesOf } from '../settings/carrier-abilities.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { carrierService, labelCarriers, returnCarriers } from './carriers/known-carriers.ts';
import { presetCarrier } from './carrier-preset.ts';
import { viewParcel } from './order-parcels.queries.ts';
import { leftToPack, packingUnits } from './packing-units.queries.ts';
import { parcelsByOrder, stepsByParcel } from './parcels.loaders.ts';
import type { AdminParcel, OrderPacking, PackingLine } from './parcel-view.types.ts';

const adminParcel = async (
  ctx: Ctx,
  order: Order,
  parcel: Parcel,
  told: ReadonlySet<string>,
): Promise<AdminParcel> => ({
  ...(await viewParcel(ctx, order, parcel)),
  ordinal: parcel.ordinal,
  weightGrams: parcel.weightGrams,
  lengthMm: parcel.lengthMm,
  widthMm: parcel.widthMm,
  heightMm: parcel.heightMm,
  labelState: parcel.labelState,
  labelFault: parcel.labelFault,
  labelled: carrierService(ctx.shop, parcel.carrier) !== null,
  findableByNumber: !abilitiesOf(parcel.carrier).manifests,
  undoable: parcel.state === ParcelState.HANDED_OVER && !parcel.returning && !told.has(`shipped-${parcel.handoverId}`),
  steps: await stepsByParcel(ctx).load(parcel.id),
});

/** Keys of the mails by which the buyer was told of these parcels. */
const toldKeys = async (ctx: Ctx, parcels: readonly Parcel[]): Promise<ReadonlySet<string>> => {
  const keys = parcels.flatMap(({ handoverId }) => (handoverId ? [`shipped-${handoverId}`] : []));
  const mails = keys.length > 0 ? await ctx.repo(OrderMail).findBy({ key: In(keys) }) : [];
  return new Set(mails.map(({ key }) => key));
};

const linesOf = async (ctx: Ctx, order: Order): Promise<PackingLine[]> => {
  const units = new Map((await packingUnits(ctx, order.id)).map((unit) => [unit.lineId, unit]));
  const lines = await orderLines(ctx, order.id);
  return lines.flatMap((line) => {
    const unit = units.get(line.id);
    if (!unit) return [];
    const { sent, weightGrams, sizeMm } = unit;
    return [{ id: line.id, line, left: leftToPack(unit), sent, weightGrams, sizeMm: sizeMm && [...sizeMm] }];
  });
};

/** An order on the packing table. Throws ORDER_NOT_FOUND. */
export const orderPacking = async (ctx: Ctx, id: string): Promise<OrderPacking> => {
  const order = isUuid(id) ? await ctx.repo(Order).findOneBy({ id }) : null;
  if (!order) throw new AppError(ErrorCode.ORDER_NOT_FOUND);
  const { parcels: setting } = await readSettings(ctx);
  const parcels = await parcelsByOrder(ctx).load(id);
  const told = await toldKeys(ctx, parcels);
  const leaves = mayMove(order, 'shipped') && !(await isFullyRefunded(ctx, order));
  return {
    id,
    orderNumber: order.orderNumber,
    open: leaves && !(await isStoppedByDispute(ctx, order)),
    carrier: presetCarrier(order, setting),
    shippingMethodName: order.shippingMethodName,
    notes: order.notes,
    packagingGrams: setting.packagingGrams,
    labelCarriers: labelCarriers(ctx.shop),
    returnCarriers: returnCarriers(ctx.shop),
    lines: await linesOf(ctx, order),
    parcels: await Promise.all(parcels.map((parcel) => adminParcel(ctx, order, parcel, told))),
  };
};

/** Which order a scan of its number means; null: none. */
export const orderByNumber = async (ctx: Ctx, scanned: string): Promise<string | null> => {
  const orderNumber = scanned.trim().toUpperCase();
  const order = await ctx.repo(Order).findOne({ where: { orderNumber }, select: { id: true } });
  return order?.id ?? null;
};
