import { ProductListPage } from '../../features/catalog/product-list-page.tsx';
import { listVariables } from '../../features/catalog/list-url.ts';
import { ProductListDocument } from '../../features/catalog/ProductList.gen.ts';
import { preload } from '../preload.ts';

export const loader = preload(ProductListDocument, ({ search }) => listVariables(search));

export const Component = () => <ProductListPage />;
