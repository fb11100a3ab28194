import { GuestOrders } from '../../features/account/guest-orders.tsx';
import { OrderList, OrdersWaiting } from '../../features/orders/order-list.tsx';
import { AccountScreen } from '../account-screen.tsx';

export const Component = () => (
  <AccountScreen page="orders" waiting={<OrdersWaiting />}>
    <GuestOrders />
    <OrderList />
  </AccountScreen>
);
