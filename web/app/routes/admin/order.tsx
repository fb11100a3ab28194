import { AdminScreen } from '../../admin-screen.tsx';
import { OrderPage } from '../../../features/admin-orders/order-page.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <OrderPage />
  </AdminScreen>
);
