import { CassandraPage } from '../../../features/admin-cassandra/cassandra-page.tsx';
import { AdminScreen } from '../../admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="ANALYTICS">
    <CassandraPage />
  </AdminScreen>
);
