import { In, Not } from 'typeorm';
import type { Ctx } from '../core/context.ts';
import { defineLoader, grouped } from '../core/loader.ts';
import { ParcelEvent } from '../orders/parcels/parcel-event.entity.ts';
import { ParcelState } from '../orders/parcels/parcel-states.ts';
import { Parcel } from '../orders/parcels/parcel.entity.ts';
import type { ParcelLine } from './parcel-view.types.ts';

const ITEMS = `
  SELECT i.parcel_id AS "parcelId", l.id AS "lineId", l.product_name AS "productName", l.sku, i.quantity
  FROM parcel_item i JOIN order_line l ON l.id = i.order_line_id
  WHERE i.parcel_id = ANY($1::uuid[]) ORDER BY l.position`;

/** The parcels of an order in the order in which they were packed, those that were unpacked left out. */
export const parcelsByOrder = defineLoader(async (ctx: Ctx, orderIds: readonly string[]) => {
  const where = { orderId: In([...orderIds]), state: Not(ParcelState.CANCELLED) };
  const parcels = await ctx.repo(Parcel).find({ where, order: { ordinal: 'ASC' } });
  return grouped(orderIds, parcels, ({ orderId }) => orderId);
});

/** What is in a parcel, in the order of the cart. */
export const linesByParcel = defineLoader(async (ctx: Ctx, parcelIds: readonly string[]) => {
  const lines = await ctx.sql<ParcelLine & { parcelId: string }>(ITEMS, [parcelIds]);
  return grouped(parcelIds, lines, ({ parcelId }) => parcelId);
});

/** The way of a parcel, in the order in which the shop came to know of it. */
export const stepsByParcel = defineLoader(async (ctx: Ctx, parcelIds: readonly string[]) => {
  const steps = await ctx.repo(ParcelEvent).find({ where: { parcelId: In([...parcelIds]) }, order: { id: 'ASC' } });
  return grouped(parcelIds, steps, ({ parcelId }) => parcelId);
});
