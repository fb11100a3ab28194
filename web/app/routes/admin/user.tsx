import { OrderStage } from '../../../features/admin-orders/order-stage.tsx';
import type { OrderStateOf } from '../../../features/admin-users/user-orders.tsx';
import { UserPage } from '../../../features/admin-users/user-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

const orderState: OrderStateOf = (order) => <OrderStage order={order} />;

export const Component = () => (
  <AdminScreen permission="CUSTOMERS">
    <UserPage orderStateOf={orderState} />
  </AdminScreen>
);
