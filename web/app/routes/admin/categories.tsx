import { CategoriesPage } from '../../../features/admin-categories/categories-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="CATALOGUE">
    <CategoriesPage />
  </AdminScreen>
);
