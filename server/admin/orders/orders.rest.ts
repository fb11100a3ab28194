import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { requirePermission } from '../../accounts/sessions.service.ts';
import { moment, text, type ApiOperation } from '../../core/http/api-operation.ts';
import { sendCsv } from '../../core/text/csv.ts';
import { MAX_PAGE } from '../../core/page.ts';
import { Permission } from '../../core/permissions.ts';
import { ctxOf, parse } from '../../core/http/rest.ts';
import { UUID_PATTERN } from '../../core/text/text.ts';
import { FulfilmentStatus, OrderStatus, PaymentStatus } from '../../orders/order-states.ts';
import { PaymentWay } from '../../orders/payment-way.ts';
import { exportLabels, exportOrders, LABEL_SHEET, ORDER_SHEET } from './order-export.queries.ts';
import { OrderTodoKind } from './order-list.types.ts';

const filter = z.object({
  search: text(200).optional().meta({ description: 'As in the list of orders.' }),
  status: z.enum(OrderStatus).optional(),
  paymentStatus: z.enum(PaymentStatus).optional(),
  paymentWay: z.enum(PaymentWay).optional(),
  fulfilmentStatus: z.enum(FulfilmentStatus).optional(),
  todo: z.enum(OrderTodoKind).optional(),
  placedFrom: moment.optional(),
  placedTo: moment.optional(),
  paidFrom: moment.optional(),
  paidTo: moment.optional(),
});

const chosen = z.object({
  ids: z
    .string()
    .regex(new RegExp(`^${UUID_PATTERN}(,${UUID_PATTERN}){0,${MAX_PAGE - 1}}$`))
    .meta({ description: 'Ids of orders, 100 at most, with commas between them.' }),
});

const readOrders: ApiOperation = {
  summary: 'The orders of a list as CSV, newest first.',
  caller: 'admin',
  query: filter,
  answers: { 200: { description: 'Streamed; a head and one row for each order.', bytes: 'text/csv' } },
};

const readLabels: ApiOperation = {
  summary: "What a carrier's program needs of the parcels of chosen orders, as CSV.",
  caller: 'admin',
  query: chosen,
  answers: { 200: { description: 'A head and one row for each order with goods.', bytes: 'text/csv' } },
};

const dateOf = (given?: string): Date | undefined => (given ? new Date(given) : undefined);

/** Orders and parcels as files, for admins who may manage orders. */
export const adminOrderRoutes = (http: FastifyInstance): void => {
  http.get('/api/admin/orders.csv', { config: { api: readOrders } }, (request, reply) => {
    const ctx = ctxOf(request);
    requirePermission(ctx, Permission.ORDERS);
    const { placedFrom, placedTo, paidFrom, paidTo, ...given } = parse(filter, request.query);
    const placed = { placedFrom: dateOf(placedFrom), placedTo: dateOf(placedTo) };
    const paid = { paidFrom: dateOf(paidFrom), paidTo: dateOf(paidTo) };
    const rows = exportOrders(ctx, { ...given, ...placed, ...paid }, ORDER_SHEET);
    return sendCsv(reply, 'orders.csv', ORDER_SHEET.header, rows);
  });

  http.get('/api/admin/orders/labels.csv', { config: { api: readLabels } }, (request, reply) => {
    const ctx = ctxOf(request);
    requirePermission(ctx, Permission.ORDERS);
    const ids = parse(chosen, request.query).ids.split(',');
    return sendCsv(reply, 'labels.csv', LABEL_SHEET.header, exportLabels(ctx, ids));
  });
};
