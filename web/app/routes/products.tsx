import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { CategoriesDocument } from '../../features/catalog/Categories.gen.ts';
import { listIdentity } from '../../features/catalog/list/list-identity.ts';
import { listVariables, searchOf } from '../../features/catalog/list/list-url.ts';
import { MockListPage } from '../../features/catalog/list/mock-list-page.tsx';
import { MOCK } from '../../features/catalog/product/mock-product.ts';
import { ProductListPage } from '../../features/catalog/list/product-list-page.tsx';
import { PrintersDocument } from '../../features/catalog/print/Printers.gen.ts';
import {
  ProductListDocument,
  useProductListQuery,
  type ProductListQueryVariables,
} from '../../features/catalog/list/ProductList.gen.ts';
import { UnreachableError } from '../failures/page-error.ts';
import { ask } from '../data/preload.ts';

const read = async (args: LoaderFunctionArgs): Promise<ProductListQueryVariables | Response> => {
  const params = new URL(args.request.url).searchParams;
  const variables = listVariables(params);
  const [{ products }] = await Promise.all([
    ask(args.context, ProductListDocument, variables),
    ask(args.context, PrintersDocument, {}),
  ]);
  const search = searchOf(params);
  if (search && (products.correction || products.totalCount === 0)) {
    const printer = await (await import('../printer-search.ts')).findPrinterList(args, search);
    if (printer) return printer;
  }
  const { category } = listIdentity(params);
  const present = products.category?.slug;
  if (category && category !== present)
    return (await import('../addresses/category-address.ts')).categoryRedirect(args.request, present);
  if (search && products.totalCount === 0) await ask(args.context, CategoriesDocument, {});
  return variables;
};

export const loader = (args: LoaderFunctionArgs) =>
  read(args).catch((error: unknown) => {
    if (error instanceof UnreachableError) return MOCK;
    throw error;
  });

const List = ({ variables }: { variables: ProductListQueryVariables }) => {
  const { previousData } = useProductListQuery({ variables });
  return previousData && <ProductListPage {...previousData} />;
};

/** The loader says what it asked for. */
export const Component = () => {
  const asked = useLoaderData<typeof MOCK | ProductListQueryVariables>();
  return asked === MOCK ? <MockListPage /> : <List variables={asked} />;
};
