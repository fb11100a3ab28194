import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { requireViewer } from '../accounts/sessions.service.ts';
import { ProductType } from '../catalog/product/product-type.ts';
import { moment, opaqueId, price, type ApiOperation } from '../core/http/api-operation.ts';
import { ctxOf } from '../core/http/rest.ts';
import { ordersOf } from './buyer/customer-orders.service.ts';
import type { OrderLine } from './order-line.entity.ts';
import type { Order } from './order.entity.ts';
import { OrderStatus } from './order-states.ts';
import type { Address } from './order.types.ts';
import { linesByOrder } from './orders.loaders.ts';

const address = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    company: z.string().nullable(),
    street: z.string(),
    city: z.string(),
    postcode: z.string(),
    country: z.string().meta({ description: 'ISO 3166-1 alpha-2.' }),
    phone: z.string().nullable(),
    companyId: z.string().nullable(),
    taxId: z.string().nullable().meta({ description: 'Tax number of a company in Slovakia (DIČ).' }),
    vatId: z.string().nullable(),
  })
  .meta({ id: 'Address' });

const item = z.object({
  id: opaqueId,
  productId: z.int(),
  productName: z.string(),
  quantity: z.int(),
  unitPrice: price,
  subtotal: price,
  productType: z.enum(ProductType),
});

const order = z
  .object({
    id: opaqueId,
    orderNumber: z.string(),
    orderDate: moment,
    paymentDate: moment.nullable(),
    status: z.enum(OrderStatus),
    items: z.array(item),
    totalAmount: price,
    currency: z.string(),
    userEmail: z.string(),
    shippingAddress: address.nullable().meta({ description: 'Null when nothing is shipped.' }),
    billingAddress: address,
    paymentMethod: z.string().nullable(),
    paymentId: z.string().nullable(),
    notes: z.string().nullable(),
  })
  .meta({ id: 'Order' });

const listOrders: ApiOperation = {
  summary: "The caller's orders, newest first.",
  caller: 'customer',
  answers: { 200: { description: 'Orders.', json: z.array(order) } },
};

const itemOf = (line: OrderLine) => ({
  id: line.id,
  productId: line.productId,
  productName: line.productName,
  quantity: line.quantity,
  unitPrice: line.unitPriceMinor / 100,
  subtotal: line.subtotalMinor / 100,
  productType: line.productType,
});

/** As the contract has it, of those kept before there were tax numbers too. */
const addressOf = (kept: Address) => ({ ...kept, taxId: kept.taxId ?? null });

const bodyOf = (placed: Order, lines: readonly OrderLine[]) => ({
  id: placed.id,
  orderNumber: placed.orderNumber,
  orderDate: placed.orderDate,
  paymentDate: placed.paymentDate,
  status: placed.status,
  items: lines.map(itemOf),
  totalAmount: placed.totalMinor / 100,
  currency: placed.currency,
  userEmail: placed.userEmail,
  shippingAddress: placed.shippingAddress && addressOf(placed.shippingAddress),
  billingAddress: addressOf(placed.billingAddress),
  paymentMethod: placed.paymentMethod,
  paymentId: placed.paymentId,
  notes: placed.notes,
});

/** The orders of the caller. */
export const orderRoutes = (http: FastifyInstance): void => {
  http.get('/api/orders/me', { config: { api: listOrders } }, async (request, reply) => {
    const ctx = ctxOf(request);
    const orders = await ordersOf(ctx, requireViewer(ctx).userId);
    const lines = await linesByOrder(ctx).loadMany(orders.map(({ id }) => id));
    const bodies = orders.map((one, index) => bodyOf(one, lines[index] as OrderLine[]));
    return reply.header('cache-control', 'no-store').send(bodies);
  });
};
