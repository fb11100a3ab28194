import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { deliverOrder, shipOrder } from '../../admin/orders/order-actions.service.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { moment, opaqueId, price, text, type ApiOperation } from '../../core/http/api-operation.ts';
import { parse } from '../../core/http/rest.ts';
import { BackOfficeScope } from '../../core/permissions.ts';
import { Carrier } from '../../orders/carriers.ts';
import { FulfilmentStatus } from '../../orders/order-states.ts';
import { PickupKind } from '../../pickup-points/pickup-place.types.ts';
import { PickupCarrier } from '../../settings/pickup-carriers.ts';
import { asItems, backOfficeCtx, listQuery, pageOfItems, sendOnce, V1 } from '../http/back-office-calls.ts';
import { listBackOfficeOrders, readBackOfficeOrder } from './back-office-orders.queries.ts';
import { FulfilmentStage, type BackOfficeOrder } from './back-office-orders.types.ts';

const carrier = z.enum(Carrier).nullable();

const order = z
  .object({
    id: opaqueId,
    orderNumber: z.string().meta({ examples: ['MX-2026-000123'] }),
    orderDate: moment,
    fulfilmentStatus: z.enum(FulfilmentStatus),
    mayShip: z.boolean().meta({ description: 'Nothing keeps the goods in the house.' }),
    shippingMethod: z.string().nullable(),
    shippingMethodName: z.string().nullable(),
    toCollect: price.nullable().meta({ description: 'By the carrier, at the door; null: nothing.' }),
    currency: z.string(),
    recipient: z.object({
      firstName: z.string(),
      lastName: z.string(),
      company: z.string().nullable(),
      street: z.string(),
      city: z.string(),
      postcode: z.string(),
      country: z.string(),
      phone: z.string().nullable().meta({ description: 'For the carrier alone; null once the parcel arrived.' }),
      email: z.string().nullable().meta({ description: 'For the carrier alone; null once the parcel arrived.' }),
    }),
    pickupPoint: z
      .object({
        carrier: z.enum(PickupCarrier),
        id: z.string().meta({ description: "The carrier's own." }),
        kind: z.enum(PickupKind),
        name: z.string(),
        street: z.string(),
        city: z.string(),
        postcode: z.string(),
        country: z.string(),
        lat: z.number(),
        lng: z.number(),
      })
      .nullable()
      .meta({ description: 'Where the buyer collects it; null: it is brought.' }),
    lines: z.array(z.object({ id: opaqueId, sku: z.string(), productName: z.string(), quantity: z.int() })),
    parcel: z.object({ carrier, tracking: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'BackOfficeOrder' });

const params = z.object({ id: opaqueId });
const ordersQuery = listQuery.extend({
  stage: z.enum(FulfilmentStage).optional().meta({ description: 'Absent: all with goods that are paid.' }),
});
const parcelBody = z
  .object({ carrier: carrier.optional(), tracking: text(100).nullish() })
  .meta({ examples: [{ carrier: 'PACKETA', tracking: 'Z 123 4567 890' }] });

const reading = { caller: 'admin', keyScope: BackOfficeScope.ORDERS_READ } as const;
const writing = { caller: 'admin', keyScope: BackOfficeScope.FULFILMENT_WRITE, idempotent: true } as const;
const AS_IT_IS = { 200: { description: 'The order as it is now.', json: order } };
const REFUSED = [ErrorCode.ORDER_NOT_FOUND, ErrorCode.ORDER_STATE_CONFLICT];

const listOrders: ApiOperation = {
  ...reading,
  summary: 'Orders with goods that are paid, or paid at the door, newest first.',
  query: ordersQuery,
  answers: { 200: { description: 'A page.', json: pageOfItems(order) } },
  errors: [ErrorCode.CURSOR_INVALID],
};

const readOrder: ApiOperation = {
  ...reading,
  summary: 'One order with goods, as far as sending them needs it.',
  params,
  answers: AS_IT_IS,
  errors: [ErrorCode.ORDER_NOT_FOUND],
};

const shipGoods: ApiOperation = {
  ...writing,
  summary: 'The goods left the house; the buyer gets a mail with the number.',
  params,
  body: parcelBody,
  answers: AS_IT_IS,
  errors: [...REFUSED, ErrorCode.ORDER_DISPUTED, ErrorCode.PARCEL_STATE_CONFLICT, ErrorCode.PARCEL_UNITS_TAKEN],
};

const arriveGoods: ApiOperation = {
  ...writing,
  summary: 'The goods arrived, which completes the order.',
  params,
  answers: AS_IT_IS,
  errors: REFUSED,
};

const bodyOf = (found: BackOfficeOrder) => ({
  id: found.id,
  orderNumber: found.orderNumber,
  orderDate: found.orderDate.toISOString(),
  fulfilmentStatus: found.fulfilmentStatus,
  mayShip: found.mayShip,
  shippingMethod: found.shippingMethod,
  shippingMethodName: found.shippingMethodName,
  toCollect: found.toCollect && found.toCollect.minor / 100,
  currency: found.currency,
  recipient: found.recipient,
  pickupPoint: found.pickupPoint,
  lines: found.lines.map(({ id, sku, productName, quantity }) => ({ id, sku, productName, quantity })),
  parcel: found.parcel,
});

/** Orders as a fulfilment service needs them, and what it says of their parcels. */
export const backOfficeOrderRoutes = (http: FastifyInstance): void => {
  http.get(`${V1}/orders`, { config: { api: listOrders } }, async (request, reply) => {
    const ctx = backOfficeCtx(request);
    const page = await listBackOfficeOrders(ctx, parse(ordersQuery, request.query));
    return reply.header('cache-control', 'no-store').send(asItems(page, bodyOf));
  });

  http.get(`${V1}/orders/:id`, { config: { api: readOrder } }, async (request, reply) => {
    const found = await readBackOfficeOrder(backOfficeCtx(request), parse(params, request.params).id);
    return reply.header('cache-control', 'no-store').send(bodyOf(found));
  });

  http.post(`${V1}/orders/:id/shipment`, { config: { api: shipGoods } }, (request, reply) =>
    sendOnce(request, reply, async (ctx) => {
      const { id } = parse(params, request.params);
      await shipOrder(ctx, id, parse(parcelBody, request.body));
      return bodyOf(await readBackOfficeOrder(ctx, id));
    }),
  );

  http.post(`${V1}/orders/:id/shipment/delivered`, { config: { api: arriveGoods } }, (request, reply) =>
    sendOnce(request, reply, async (ctx) => {
      const { id } = parse(params, request.params);
      await deliverOrder(ctx, id);
      return bodyOf(await readBackOfficeOrder(ctx, id));
    }),
  );
};
