import { PrivacyPage } from '../../../features/account/privacy/privacy-page.tsx';
import { AccountScreen } from '../../screens/account-screen.tsx';

export const Component = () => (
  <AccountScreen page="privacy">
    <PrivacyPage />
  </AccountScreen>
);
