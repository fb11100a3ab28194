import { PaymentDifferencesPage } from '../../../features/admin-orders/payments/payment-differences-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <PaymentDifferencesPage />
  </AdminScreen>
);
