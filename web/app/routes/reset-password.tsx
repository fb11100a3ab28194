import { ResetPage } from '../../features/auth/reset-page.tsx';
import { PrivateAddress } from '../addresses/private-address.tsx';

export const Component = () => (
  <>
    <PrivateAddress />
    <ResetPage />
  </>
);
