import { BuildsPage } from '../../../features/admin-moderation/builds-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="CATALOGUE">
    <BuildsPage />
  </AdminScreen>
);
