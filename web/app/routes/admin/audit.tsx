import { AuditPage } from '../../../features/admin-audit/audit-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="SETTINGS">
    <AuditPage />
  </AdminScreen>
);
