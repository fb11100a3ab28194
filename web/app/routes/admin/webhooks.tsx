import { WebhooksPage } from '../../../features/admin-webhooks/webhooks-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="SETTINGS">
    <WebhooksPage />
  </AdminScreen>
);
