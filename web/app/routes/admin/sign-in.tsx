import { AdminPage } from '../../../features/auth/admin-page.tsx';

export const Component = () => <AdminPage />;
