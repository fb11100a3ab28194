import { ComplaintsPage } from '../../../../features/admin-orders/complaints/complaints-page.tsx';
import { AdminScreen } from '../../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <ComplaintsPage />
  </AdminScreen>
);
