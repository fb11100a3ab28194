import { UsersPage } from '../../../features/admin-users/users-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="CUSTOMERS">
    <UsersPage />
  </AdminScreen>
);
