import { DeadEventsPage } from '../../../features/admin-orders/payments/dead-events-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <DeadEventsPage />
  </AdminScreen>
);
