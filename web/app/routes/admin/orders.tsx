import { AdminScreen } from '../../screens/admin-screen.tsx';
import { OrdersPage } from '../../../features/admin-orders/list/orders-page.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <OrdersPage />
  </AdminScreen>
);
