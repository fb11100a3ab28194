import { OrdersSkeleton } from '../../../features/orders/order-list.tsx';
import { OwnedDownloads } from '../../../features/orders/owned-downloads.tsx';
import { AccountScreen } from '../../account-screen.tsx';

export const Component = () => (
  <AccountScreen page="downloads" waiting={<OrdersSkeleton />}>
    <OwnedDownloads />
  </AccountScreen>
);
