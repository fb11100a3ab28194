import { ResetPage } from '../../features/auth/reset-page.tsx';
import { PrivateAddress } from '../private-address.tsx';

export const Component = () => (
  <>
    <PrivateAddress />
    <ResetPage />
  </>
);
