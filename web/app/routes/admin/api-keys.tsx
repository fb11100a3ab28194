import { AdminKeysPage } from '../../../features/admin-keys/admin-keys-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen>
    <AdminKeysPage />
  </AdminScreen>
);
