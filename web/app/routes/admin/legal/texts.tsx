import { LegalTextsPage } from '../../../../features/legal/editing/legal-texts-page.tsx';
import { AdminScreen } from '../../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="SETTINGS">
    <LegalTextsPage />
  </AdminScreen>
);
