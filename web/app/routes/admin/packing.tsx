import { AdminScreen } from '../../screens/admin-screen.tsx';
import { PackQueuePage } from '../../../features/admin-orders/parcels/pack-queue-page.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <PackQueuePage />
  </AdminScreen>
);
