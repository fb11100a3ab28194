import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { listVariables } from '../../features/catalog/list-url.ts';
import { MockListPage } from '../../features/catalog/mock-list-page.tsx';
import { MOCK } from '../../features/catalog/mock-product.ts';
import { ProductListPage } from '../../features/catalog/product-list-page.tsx';
import { PrintersDocument } from '../../features/catalog/Printers.gen.ts';
import { ProductListDocument } from '../../features/catalog/ProductList.gen.ts';
import { Unreachable } from '../page-error.ts';
import { preload, preloadAll } from '../preload.ts';
import { useReadAhead } from '../read-ahead.ts';

const read = preloadAll(
  preload(ProductListDocument, ({ search }) => listVariables(search)),
  preload(PrintersDocument, () => ({})),
);

export const loader = (args: LoaderFunctionArgs) =>
  read(args).catch((error: unknown) => {
    if (error instanceof Unreachable) return MOCK;
    throw error;
  });

export const Component = () => {
  useReadAhead();
  return useLoaderData() === MOCK ? <MockListPage /> : <ProductListPage />;
};
