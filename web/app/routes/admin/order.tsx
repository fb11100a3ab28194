import { AdminScreen } from '../../screens/admin-screen.tsx';
import { OrderPage } from '../../../features/admin-orders/detail/order-page.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <OrderPage />
  </AdminScreen>
);
