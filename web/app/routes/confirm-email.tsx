import { ConfirmPage } from '../../features/auth/confirm-page.tsx';
import { PrivateAddress } from '../addresses/private-address.tsx';

export const Component = () => (
  <>
    <PrivateAddress />
    <ConfirmPage />
  </>
);
