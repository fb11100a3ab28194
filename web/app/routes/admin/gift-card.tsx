import { GiftCardPage } from '../../../features/admin-gift-cards/gift-card-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <GiftCardPage />
  </AdminScreen>
);
