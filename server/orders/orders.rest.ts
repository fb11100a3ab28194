import type { FastifyInstance } from 'fastify';
import { requireViewer } from '../accounts/sessions.service.ts';
import { ctxOf } from '../core/rest.ts';
import { ordersOf } from './customer-orders.ts';
import type { OrderLine } from './order-line.entity.ts';
import type { Order } from './order.entity.ts';
import { linesByOrder } from './orders.loaders.ts';

const itemOf = (line: OrderLine) => ({
  id: line.id,
  productId: line.productId,
  productName: line.productName,
  quantity: line.quantity,
  unitPrice: line.unitPriceMinor / 100,
  subtotal: line.subtotalMinor / 100,
  productType: line.productType,
});

const bodyOf = (order: Order, lines: readonly OrderLine[]) => ({
  id: order.id,
  orderNumber: order.orderNumber,
  orderDate: order.orderDate,
  paymentDate: order.paymentDate,
  status: order.status,
  items: lines.map(itemOf),
  totalAmount: order.totalMinor / 100,
  currency: order.currency,
  userEmail: order.userEmail,
  shippingAddress: order.shippingAddress,
  billingAddress: order.billingAddress,
  paymentMethod: order.paymentMethod,
  paymentId: order.paymentId,
  notes: order.notes,
});

/** The orders of the caller. */
export const orderRoutes = (http: FastifyInstance): void => {
  http.get('/api/orders/me', async (request, reply) => {
    const ctx = ctxOf(request);
    const orders = await ordersOf(ctx, requireViewer(ctx).userId);
    const lines = await linesByOrder(ctx).loadMany(orders.map(({ id }) => id));
    const bodies = orders.map((order, index) => bodyOf(order, lines[index] as OrderLine[]));
    return reply.header('cache-control', 'no-store').send(bodies);
  });
};
