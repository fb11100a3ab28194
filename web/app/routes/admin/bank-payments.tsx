import { BankPaymentsPage } from '../../../features/admin-bank/bank-payments-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <BankPaymentsPage />
  </AdminScreen>
);
