import { AdminScreen } from '../../../screens/admin-screen.tsx';
import { PayoutsPage } from '../../../../features/admin-documents/payouts-page.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <PayoutsPage />
  </AdminScreen>
);
