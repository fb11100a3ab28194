import { ReviewsPage } from '../../../features/admin-moderation/reviews-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="CATALOGUE">
    <ReviewsPage />
  </AdminScreen>
);
