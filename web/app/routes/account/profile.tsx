import { ProfilePage } from '../../../features/account/profile/profile-page.tsx';
import { AccountScreen } from '../../screens/account-screen.tsx';

export const Component = () => (
  <AccountScreen page="profile">
    <ProfilePage />
  </AccountScreen>
);
