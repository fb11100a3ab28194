import { AdminScreen } from '../../screens/admin-screen.tsx';
import { DocumentsPage } from '../../../features/admin-documents/documents-page.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <DocumentsPage />
  </AdminScreen>
);
