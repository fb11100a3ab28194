import { SettingsPage } from '../../../features/admin-settings/settings-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="SETTINGS">
    <SettingsPage />
  </AdminScreen>
);
