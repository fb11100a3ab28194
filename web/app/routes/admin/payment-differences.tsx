import { PaymentDifferencesPage } from '../../../features/admin-orders/payment-differences-page.tsx';
import { AdminScreen } from '../../admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <PaymentDifferencesPage />
  </AdminScreen>
);
