import type { Module } from '../core/module.ts';
import { BackOfficeScope } from '../core/permissions.ts';
import { mayManage } from '../core/rules.ts';
import { backOfficeDocumentRoutes } from './documents/back-office-documents.rest.ts';
import { BackOfficeOrdersResolver } from './orders/back-office-orders.resolver.ts';
import { backOfficeOrderRoutes } from './orders/back-office-orders.rest.ts';
import { BackOfficeStockResolver } from './stock/back-office-stock.resolver.ts';
import { backOfficeStockRoutes } from './stock/back-office-stock.rest.ts';
import { backOfficeWebhookRoutes } from './webhooks/back-office-webhooks.rest.ts';

const { CATALOGUE, ORDERS } = mayManage;
const { FULFILMENT_WRITE, ORDERS_READ, STOCK_READ } = BackOfficeScope;

/** What programs of warehouses, carriers and accountants do, by keys of admins. */
export const backOfficeModule: Module = {
  name: 'back-office',
  resolvers: [BackOfficeOrdersResolver, BackOfficeStockResolver],
  reads: { now: ['backOfficeOrders', 'backOfficeOrder', 'backOfficeStock'] },
  rules: {
    Query: { backOfficeOrders: ORDERS, backOfficeOrder: ORDERS, backOfficeStock: CATALOGUE },
    Mutation: { shipBackOfficeOrder: ORDERS, deliverBackOfficeOrder: ORDERS },
  },
  keyScopes: {
    Query: { backOfficeOrders: ORDERS_READ, backOfficeOrder: ORDERS_READ, backOfficeStock: STOCK_READ },
    Mutation: { shipBackOfficeOrder: FULFILMENT_WRITE, deliverBackOfficeOrder: FULFILMENT_WRITE },
  },
  routes: (http) => {
    backOfficeOrderRoutes(http);
    backOfficeDocumentRoutes(http);
    backOfficeStockRoutes(http);
    backOfficeWebhookRoutes(http);
  },
};
