import { AdminScreen } from '../../screens/admin-screen.tsx';
import { PackingPage } from '../../../features/admin-orders/parcels/packing-page.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <PackingPage />
  </AdminScreen>
);
