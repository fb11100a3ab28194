import { GalleryPage } from '../../../features/admin-product/gallery/gallery-page.tsx';
import { AdminProductScreen } from '../../screens/admin-product-screen.tsx';

export const Component = () => <AdminProductScreen>{(id) => <GalleryPage key={id} id={id} />}</AdminProductScreen>;
