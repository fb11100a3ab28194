import { GuestOrders } from '../../../features/account/guest-orders.tsx';
import { OrderList, OrdersSkeleton } from '../../../features/orders/list/order-list.tsx';
import { AccountScreen } from '../../screens/account-screen.tsx';

export const Component = () => (
  <AccountScreen page="orders" waiting={<OrdersSkeleton />}>
    <OrderList waiting={(count, email) => <GuestOrders count={count} email={email} />} />
  </AccountScreen>
);
