import { ImportPage } from '../../../features/admin-products/import-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="CATALOGUE">
    <ImportPage />
  </AdminScreen>
);
