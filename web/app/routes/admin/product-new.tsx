import { NewProductPage } from '../../../features/admin-product/edit-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="CATALOGUE">
    <NewProductPage />
  </AdminScreen>
);
