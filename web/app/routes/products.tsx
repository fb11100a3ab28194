import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { CategoriesDocument } from '../../features/catalog/Categories.gen.ts';
import { listIdentity } from '../../features/catalog/list/list-identity.ts';
import { listVariables, searchOf } from '../../features/catalog/list/list-url.ts';
import { MockListPage } from '../../features/catalog/list/mock-list-page.tsx';
import { MOCK } from '../../features/catalog/product/mock-product.ts';
import { ProductListPage, type ListAnswer } from '../../features/catalog/list/product-list-page.tsx';
import { PrintersDocument } from '../../features/catalog/print/Printers.gen.ts';
import { ProductListDocument } from '../../features/catalog/list/ProductList.gen.ts';
import { Unreachable } from '../page-error.ts';
import { ask } from '../data/preload.ts';

const read = async (args: LoaderFunctionArgs) => {
  const params = new URL(args.request.url).searchParams;
  const [{ products }, { printers }] = await Promise.all([
    ask(args.context, ProductListDocument, listVariables(params)),
    ask(args.context, PrintersDocument, {}),
  ]);
  const search = searchOf(params);
  if (search && products.correction) {
    const printer = await (await import('../searched-printer.ts')).searchedPrinter(args, search);
    if (printer) return printer;
  }
  const { category } = listIdentity(params);
  const present = products.category?.slug;
  if (category && category !== present)
    return (await import('../category-address.ts')).movedCategory(args.request, present);
  const lost = products.totalCount === 0 && search;
  const { categories } = lost ? await ask(args.context, CategoriesDocument, {}) : { categories: [] };
  return { products, printers, categories };
};

export const loader = (args: LoaderFunctionArgs) =>
  read(args).catch((error: unknown) => {
    if (error instanceof Unreachable) return MOCK;
    throw error;
  });

export const Component = () => {
  const answer = useLoaderData<typeof MOCK | ListAnswer>();
  return answer === MOCK ? <MockListPage /> : <ProductListPage {...answer} />;
};
