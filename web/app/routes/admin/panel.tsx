import { DashboardPage } from '../../../features/admin-dashboard/dashboard-page.tsx';
import type { OrderStateOf } from '../../../features/admin-dashboard/latest-orders.tsx';
import { OrderStage } from '../../../features/admin-orders/order-stage.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

const orderState: OrderStateOf = (order) => <OrderStage order={order} />;

export const Component = () => (
  <AdminScreen>
    <DashboardPage orderStateOf={orderState} />
  </AdminScreen>
);
