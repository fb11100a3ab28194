import { onOwnerProven } from '../accounts/account-events.ts';
import { tellWhoOrdered } from '../accounts/admin-users.reading.ts';
import type { Module } from '../core/module.ts';
import { anyone, signedIn } from '../core/rules.ts';
import { BoughtLinesResolver } from './bought-lines.resolver.ts';
import { joinGuestOrders } from './customer-orders.ts';
import { CustomerOrdersResolver } from './customer-orders.resolver.ts';
import { OrderEvent } from './order-event.entity.ts';
import { OrderLine } from './order-line.entity.ts';
import { OrderNote } from './order-note.entity.ts';
import { Order } from './order.entity.ts';
import { expireOrderJob, sweepExpiredJob } from './orders.ending.ts';
import { ordersPersonalData } from './orders.personal-data.ts';
import { OrderItemResolver, OrdersResolver } from './orders.resolver.ts';
import { orderRoutes } from './orders.rest.ts';
import { SalesDay, SalesProductDay, SalesProductMonth } from './sales.entity.ts';
import { SavedAddress } from './saved-address.entity.ts';
import { SavedAddressesResolver } from './saved-addresses.resolver.ts';
import { HAS_ORDERED } from './user-orders.ts';
import { UserOrdersResolver } from './user-orders.resolver.ts';
import { MeasuredPrintResolver } from './measured-print.resolver.ts';
import { VerifiedBuildResolver } from './verified-buyers.resolver.ts';

onOwnerProven(joinGuestOrders);
tellWhoOrdered(HAS_ORDERED);

export const ordersModule: Module = {
  name: 'orders',
  entities: [Order, OrderLine, OrderEvent, OrderNote, SavedAddress, SalesDay, SalesProductDay, SalesProductMonth],
  resolvers: [
    VerifiedBuildResolver,
    MeasuredPrintResolver,
    OrdersResolver,
    OrderItemResolver,
    CustomerOrdersResolver,
    UserOrdersResolver,
    SavedAddressesResolver,
    BoughtLinesResolver,
  ],
  rules: {
    Query: { order: anyone, boughtLines: anyone },
    Mutation: { placeOrder: anyone, cancelOrder: anyone, saveAddress: signedIn, deleteAddress: signedIn },
  },
  jobs: [expireOrderJob, sweepExpiredJob],
  personalData: ordersPersonalData,
  routes: orderRoutes,
};
