import { onOwnerProven } from '../accounts/account-events.ts';
import { setOrderedCondition } from '../accounts/admin/admin-users.queries.ts';
import type { Module } from '../core/module.ts';
import { anyone, signedIn } from '../core/rules.ts';
import { setOrdersOfBuyer } from '../promotions/promotion-uses.queries.ts';
import { BoughtLinesResolver } from './buyer/bought-lines.resolver.ts';
import { joinGuestOrders } from './buyer/customer-orders.service.ts';
import { CustomerOrdersResolver, OrderConnectionResolver } from './buyer/customer-orders.resolver.ts';
import { OrderEvent } from './order-event.entity.ts';
import { OrderLine } from './order-line.entity.ts';
import { OrderNote } from './order-note.entity.ts';
import { Order } from './order.entity.ts';
import { expireOrderJob, sweepExpiredJob } from './order-cancellation.service.ts';
import { ordersPersonalData } from './orders.personal-data.ts';
import { ORDERS_OF_BUYER } from './promotions/orders-of-buyer.queries.ts';
import { ParcelEvent } from './parcels/parcel-event.entity.ts';
import { Manifest } from './parcels/manifest.entity.ts';
import { ParcelItem } from './parcels/parcel-item.entity.ts';
import { Parcel } from './parcels/parcel.entity.ts';
import { PromotionSalesResolver } from './promotions/promotion-sales.resolver.ts';
import { GiftCardOrdersResolver } from './gift-cards/gift-card-orders.resolver.ts';
import { OrderLineResolver, OrdersResolver } from './orders.resolver.ts';
import { orderRoutes } from './orders.rest.ts';
import { SalesDay, SalesProductDay, SalesProductMonth } from './sales.entity.ts';
import { SavedAddress } from './addresses/saved-address.entity.ts';
import { SavedAddressesResolver } from './addresses/saved-addresses.resolver.ts';
import { HAS_ORDERED } from './buyer/user-orders.queries.ts';
import { UserOrdersResolver } from './buyer/user-orders.resolver.ts';
import { MeasuredPrintResolver } from './buyer/measured-print.resolver.ts';
import { VerifiedBuildResolver } from './buyer/verified-buyers.resolver.ts';

onOwnerProven(joinGuestOrders);
setOrderedCondition(HAS_ORDERED);
setOrdersOfBuyer(ORDERS_OF_BUYER);

export const ordersModule: Module = {
  name: 'orders',
  entities: [
    Order,
    OrderLine,
    OrderEvent,
    OrderNote,
    Parcel,
    ParcelItem,
    Manifest,
    ParcelEvent,
    SavedAddress,
    SalesDay,
    SalesProductDay,
    SalesProductMonth,
  ],
  resolvers: [
    VerifiedBuildResolver,
    MeasuredPrintResolver,
    OrdersResolver,
    OrderLineResolver,
    CustomerOrdersResolver,
    OrderConnectionResolver,
    UserOrdersResolver,
    SavedAddressesResolver,
    BoughtLinesResolver,
    PromotionSalesResolver,
    GiftCardOrdersResolver,
  ],
  reads: { now: ['order', 'boughtLines', 'giftCardSale'] },
  rules: {
    Query: { order: anyone, boughtLines: anyone, giftCardSale: anyone },
    Mutation: {
      placeOrder: anyone,
      buyGiftCard: anyone,
      cancelOrder: anyone,
      saveAddress: signedIn,
      deleteAddress: signedIn,
    },
  },
  jobs: [expireOrderJob, sweepExpiredJob],
  personalData: ordersPersonalData,
  routes: orderRoutes,
};
