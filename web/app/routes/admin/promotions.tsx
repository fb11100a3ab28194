import { PromotionsPage } from '../../../features/admin-promotions/promotions-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="CATALOGUE">
    <PromotionsPage />
  </AdminScreen>
);
