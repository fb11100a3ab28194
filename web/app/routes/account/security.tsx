import { SecurityPage } from '../../../features/account/security/security-page.tsx';
import { AccountScreen } from '../../screens/account-screen.tsx';

export const Component = () => (
  <AccountScreen page="security">
    <SecurityPage />
  </AccountScreen>
);
