import { BankPaymentsPage } from '../../../features/admin-bank/bank-payments-page.tsx';
import { AdminScreen } from '../../admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="ORDERS">
    <BankPaymentsPage />
  </AdminScreen>
);
