import type { Ctx } from '../core/context.ts';
import { parcelOf, trackingUrl } from '../orders/carriers.ts';
import { FulfilmentStatus } from '../orders/order-states.ts';
import type { Order } from '../orders/order.entity.ts';
import { eventsByOrder, linesByOrder } from '../orders/orders.loaders.ts';
import { orderAccessToken } from '../orders/orders.queries.ts';
import { GONE, LabelState, ParcelState } from '../orders/parcels/parcel-states.ts';
import type { Parcel } from '../orders/parcels/parcel.entity.ts';
import { linesByParcel, parcelsByOrder } from './parcels.loaders.ts';
import type { OrderParcelView } from './parcel-view.types.ts';

const { SHIPPED, DELIVERED } = FulfilmentStatus;

/** The whole order as one parcel: it was sent before there were any. */
const earlierParcel = async (ctx: Ctx, order: Order): Promise<OrderParcelView[]> => {
  if (order.fulfilmentStatus !== SHIPPED && order.fulfilmentStatus !== DELIVERED) return [];
  const events = await eventsByOrder(ctx).load(order.id);
  const shipping = events.findLast(({ kind }) => kind === 'SHIPPED');
  if (!shipping) return [];
  const { carrier = null, tracking: number = null } = parcelOf(shipping.data);
  const lines = await linesByOrder(ctx).load(order.id);
  const goods = lines
    .filter(({ productType }) => productType === 'PHYSICAL')
    .map(({ id: lineId, productName, sku, quantity }) => ({ lineId, productName, sku, quantity }));
  const arrived = order.fulfilmentStatus === DELIVERED;
  return [
    {
      id: shipping.id,
      returning: false,
      state: arrived ? ParcelState.DELIVERED : ParcelState.HANDED_OVER,
      carrier,
      number,
      trackingUrl: trackingUrl({ carrier, tracking: number }),
      lines: goods,
      handedOverAt: shipping.at,
      deliveredAt: arrived ? (events.findLast(({ kind }) => kind === 'DELIVERED')?.at ?? null) : null,
      labelUrl: null,
    },
  ];
};

/** The label that the buyer prints; it opens for whoever may read the order. */
const returnLabelUrl = (ctx: Ctx, order: Order, { id, returning, labelState }: Parcel): string | null =>
  returning && labelState === LabelState.READY
    ? `/api/orders/${order.id}/parcels/${id}/label.pdf?key=${encodeURIComponent(orderAccessToken(ctx, order))}`
    : null;

/** A parcel as its buyer sees it. */
export const viewParcel = async (ctx: Ctx, order: Order, parcel: Parcel): Promise<OrderParcelView> => ({
  id: parcel.id,
  returning: parcel.returning,
  state: parcel.state,
  carrier: parcel.carrier,
  number: parcel.number,
  trackingUrl: trackingUrl({ carrier: parcel.carrier, tracking: parcel.number }),
  lines: await linesByParcel(ctx).load(parcel.id),
  handedOverAt: parcel.handedOverAt,
  deliveredAt: parcel.deliveredAt,
  labelUrl: returnLabelUrl(ctx, order, parcel),
});

/** What a buyer sees: parcels that left the house, and labels by which goods come back. */
export const orderParcels = async (ctx: Ctx, order: Order): Promise<OrderParcelView[]> => {
  const all = await parcelsByOrder(ctx).load(order.id);
  const shown = all.filter(({ returning, state, labelState }) =>
    returning ? labelState === LabelState.READY : GONE.includes(state),
  );
  const views = await Promise.all(shown.map((parcel) => viewParcel(ctx, order, parcel)));
  return all.some(({ returning }) => !returning) ? views : [...(await earlierParcel(ctx, order)), ...views];
};
