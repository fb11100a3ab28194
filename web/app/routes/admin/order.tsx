import { AdminScreen } from '../../screens/admin-screen.tsx';
import { OrderSendings } from '../../../features/admin-documents/order-sendings.tsx';
import { OrderPage } from '../../../features/admin-orders/detail/order-page.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <OrderPage sendings={OrderSendings} />
  </AdminScreen>
);
