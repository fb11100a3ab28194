import { AuditPage } from '../../../features/admin-audit/audit-page.tsx';
import { AdminScreen } from '../../admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="SETTINGS">
    <AuditPage />
  </AdminScreen>
);
