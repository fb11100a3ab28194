import { CassandraPage } from '../../../features/admin-cassandra/cassandra-page.tsx';
import { AdminScreen } from '../../screens/admin-screen.tsx';

export const Component = () => (
  <AdminScreen permission="ANALYTICS">
    <CassandraPage />
  </AdminScreen>
);
