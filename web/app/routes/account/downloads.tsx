import { OrdersSkeleton } from '../../../features/orders/list/order-list.tsx';
import { OwnedDownloads } from '../../../features/orders/downloads/owned-downloads.tsx';
import { AccountScreen } from '../../screens/account-screen.tsx';

export const Component = () => (
  <AccountScreen page="downloads" waiting={<OrdersSkeleton />}>
    <OwnedDownloads />
  </AccountScreen>
);
