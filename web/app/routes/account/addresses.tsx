import { AddressesPage } from '../../../features/account/addresses/addresses-page.tsx';
import { AccountScreen } from '../../screens/account-screen.tsx';

export const Component = () => (
  <AccountScreen page="addresses">
    <AddressesPage />
  </AccountScreen>
);
