import { OrdersSkeleton } from '../../../features/orders/list/order-list.tsx';
import { TailoredFilesContext } from '../../../features/orders/tailored-files.ts';
import { OwnedDownloads } from '../../../features/orders/downloads/owned-downloads.tsx';
import { AccountScreen } from '../../screens/account-screen.tsx';
import { tailoredFiles } from '../../tailoring-parts.tsx';

export const Component = () => (
  <AccountScreen page="downloads" waiting={<OrdersSkeleton />}>
    <TailoredFilesContext value={tailoredFiles}>
      <OwnedDownloads />
    </TailoredFilesContext>
  </AccountScreen>
);
