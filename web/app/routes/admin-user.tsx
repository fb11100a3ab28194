import { UserPage } from '../../features/admin-users/user-page.tsx';
import { AdminScreen } from '../admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="CUSTOMERS">
    <UserPage />
  </AdminScreen>
);
