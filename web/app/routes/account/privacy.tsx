import { PrivacyPage } from '../../../features/account/privacy-page.tsx';
import { AccountScreen } from '../../account-screen.tsx';

export const Component = () => (
  <AccountScreen page="privacy">
    <PrivacyPage />
  </AccountScreen>
);
