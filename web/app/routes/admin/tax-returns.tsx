import { AdminScreen } from '../../screens/admin-screen.tsx';
import { ReturnsPage } from '../../../features/admin-documents/returns-page.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <ReturnsPage />
  </AdminScreen>
);
