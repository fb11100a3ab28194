import { GroupsPage } from '../../../../features/admin-users/groups-page.tsx';
import { AdminScreen } from '../../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="CUSTOMERS">
    <GroupsPage />
  </AdminScreen>
);
