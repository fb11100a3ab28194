import { NewPromotionPage } from '../../../features/admin-promotions/promotion-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="CATALOGUE">
    <NewPromotionPage />
  </AdminScreen>
);
