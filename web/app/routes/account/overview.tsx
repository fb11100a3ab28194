import { GuestOrders } from '../../../features/account/guest-orders.tsx';
import { OrderList, OrdersWaiting } from '../../../features/orders/order-list.tsx';
import { AccountScreen } from '../../account-screen.tsx';

export const Component = () => (
  <AccountScreen page="orders" waiting={<OrdersWaiting />}>
    <OrderList waiting={(count, email) => <GuestOrders count={count} email={email} />} />
  </AccountScreen>
);
