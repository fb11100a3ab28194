import { SettingsPage } from '../../../features/admin-settings/settings-page.tsx';
import { AdminScreen } from '../../admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="SETTINGS">
    <SettingsPage />
  </AdminScreen>
);
