import { ApiKeysPage } from '../../../features/account/api-keys/api-keys-page.tsx';
import { AccountScreen } from '../../screens/account-screen.tsx';

export const Component = () => (
  <AccountScreen page="keys">
    <ApiKeysPage />
  </AccountScreen>
);
