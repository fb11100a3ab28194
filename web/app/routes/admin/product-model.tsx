import { ModelPage } from '../../../features/admin-product/model/model-page.tsx';
import { AdminProductScreen } from '../../screens/admin-product-screen.tsx';

export const Component = () => <AdminProductScreen>{(id) => <ModelPage key={id} id={id} />}</AdminProductScreen>;
