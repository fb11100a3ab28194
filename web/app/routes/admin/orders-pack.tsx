import { AdminScreen } from '../../screens/admin-screen.tsx';
import { PackPage } from '../../../features/admin-orders/packing/pack-page.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <PackPage />
  </AdminScreen>
);
