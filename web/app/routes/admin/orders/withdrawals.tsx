import { WithdrawalsPage } from '../../../../features/admin-orders/withdrawals/withdrawals-page.tsx';
import { AdminScreen } from '../../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <WithdrawalsPage />
  </AdminScreen>
);
