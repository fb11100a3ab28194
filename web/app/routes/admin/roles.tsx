import { RolesPage } from '../../../features/admin-users/roles-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="CUSTOMERS">
    <RolesPage />
  </AdminScreen>
);
