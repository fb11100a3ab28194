import { GiftCardsPage } from '../../../features/admin-gift-cards/gift-cards-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <GiftCardsPage />
  </AdminScreen>
);
