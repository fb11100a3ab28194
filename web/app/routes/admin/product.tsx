import { OverviewPage } from '../../../features/admin-product/overview-page.tsx';
import { AdminProductScreen } from '../../screens/admin-product-screen.tsx';

export const Component = () => <AdminProductScreen>{(id) => <OverviewPage key={id} id={id} />}</AdminProductScreen>;
