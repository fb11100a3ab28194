import { PrintQueuePage } from '../../../features/print-queue/print-queue-page.tsx';
import { AccountScreen } from '../../screens/account-screen.tsx';

export const Component = () => (
  <AccountScreen page="queue">
    <PrintQueuePage />
  </AccountScreen>
);
