import { OrdersSkeleton } from '../../../features/orders/list/order-list.tsx';
import { FilePartsContext } from '../../../features/orders/file-parts.ts';
import { OwnedDownloads } from '../../../features/orders/downloads/owned-downloads.tsx';
import { AccountScreen } from '../../screens/account-screen.tsx';
import { fileParts } from '../../tailoring-parts.tsx';

export const Component = () => (
  <AccountScreen page="downloads" waiting={<OrdersSkeleton />}>
    <FilePartsContext value={fileParts}>
      <OwnedDownloads />
    </FilePartsContext>
  </AccountScreen>
);
