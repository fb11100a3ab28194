import { ProductsPage } from '../../../features/admin-products/products-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="CATALOGUE">
    <ProductsPage />
  </AdminScreen>
);
