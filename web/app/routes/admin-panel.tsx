import { DashboardPage } from '../../features/admin-dashboard/dashboard-page.tsx';
import type { OrderStateOf } from '../../features/admin-dashboard/latest-orders.tsx';
import { OrderState } from '../../features/orders/order-states.tsx';
import { AdminScreen } from '../admin-screen.tsx';

const orderState: OrderStateOf = (order) => <OrderState order={order} />;

export const Component = () => (
  <AdminScreen>
    <DashboardPage orderStateOf={orderState} />
  </AdminScreen>
);
