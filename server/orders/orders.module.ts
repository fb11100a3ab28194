import { onOwnerProven } from '../accounts/account-events.ts';
import type { Module } from '../core/module.ts';
import { anyone } from '../core/rules.ts';
import { joinGuestOrders } from './customer-orders.ts';
import { CustomerOrdersResolver } from './customer-orders.resolver.ts';
import { OrderEvent } from './order-event.entity.ts';
import { OrderLine } from './order-line.entity.ts';
import { Order } from './order.entity.ts';
import { expireOrderJob, sweepExpiredJob } from './orders.ending.ts';
import { OrderItemResolver, OrdersResolver } from './orders.resolver.ts';
import { orderRoutes } from './orders.rest.ts';

onOwnerProven(joinGuestOrders);

export const ordersModule: Module = {
  name: 'orders',
  entities: [Order, OrderLine, OrderEvent],
  resolvers: [OrdersResolver, OrderItemResolver, CustomerOrdersResolver],
  rules: { Query: { order: anyone }, Mutation: { placeOrder: anyone, cancelOrder: anyone } },
  jobs: [expireOrderJob, sweepExpiredJob],
  routes: orderRoutes,
};
