import type { Ctx } from '../../core/context.ts';
import { orderLines } from '../../orders/orders.queries.ts';
import type { Order } from '../../orders/order.entity.ts';
import { ParcelItem } from '../../orders/parcels/parcel-item.entity.ts';
import type { Parcel } from '../../orders/parcels/parcel.entity.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import type { LabelOrder } from '../carriers/carrier-service.ts';

/** By which a carrier knows the parcel: MX-2026-000123-1. */
export const referenceOf = ({ orderNumber }: Order, { ordinal }: Parcel): string => `${orderNumber}-${ordinal}`;

/** Where nobody weighed the parcel and a product does not say. */
const UNKNOWN_GRAMS = 1000;

const valueOf = async (ctx: Ctx, order: Order, parcel: Parcel): Promise<number> => {
  const lines = new Map((await orderLines(ctx, order.id)).map((line) => [line.id, line]));
  const items = await ctx.repo(ParcelItem).findBy({ parcelId: parcel.id });
  return items.reduce((sum, { lineId, quantity }) => sum + (lines.get(lineId)?.unitPriceMinor ?? 0) * quantity, 0);
};

/** Id of the point of its carrier to which a parcel goes; null: to a door, or back to the shop. */
export const pointOf = ({ pickupPoint: point }: Order, { returning, carrier }: Parcel): string | null =>
  !returning && point && String(point.carrier) === String(carrier) ? point.id : null;

/** What the carrier is told of a parcel. */
export const labelOrder = async (ctx: Ctx, order: Order, parcel: Parcel): Promise<LabelOrder> => {
  const { lengthMm, widthMm, heightMm } = parcel;
  return {
    reference: referenceOf(order, parcel),
    buyer: order.shippingAddress ?? order.billingAddress,
    email: order.userEmail,
    seller: (await readSettings(ctx)).seller,
    weightGrams: parcel.weightGrams ?? UNKNOWN_GRAMS,
    sizeMm: lengthMm && widthMm && heightMm ? [lengthMm, widthMm, heightMm] : null,
    valueMinor: await valueOf(ctx, order, parcel),
    cashMinor: parcel.cashMinor,
    pointId: pointOf(order, parcel),
    manifest: null,
  };
};
