import { MailListPage } from '../../../features/admin-mails/mail-list-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="SETTINGS">
    <MailListPage />
  </AdminScreen>
);
