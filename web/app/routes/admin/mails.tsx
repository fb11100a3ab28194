import { WaitingMailsPage } from '../../../features/admin-mails/waiting-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <WaitingMailsPage />
  </AdminScreen>
);
