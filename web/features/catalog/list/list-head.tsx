import { useText } from '../../../intl/use-text.ts';
import { Head } from '../../../lib/head.tsx';
import { PublicBreadcrumb } from '../../../ui/breadcrumb.tsx';
import { PublicHead } from '../../../ui/public-head.tsx';
import { identityName, isListed, listedPath, listIdentity } from './list-identity.ts';
import { searchOf } from './list-url.ts';
import type { ProductListQuery } from './ProductList.gen.ts';

interface ListHeadProps {
  products: ProductListQuery['products'];
  params: URLSearchParams;
}

const DESCRIPTIONS = { kit: 'products.kitsDescription', files: 'products.filesDescription' } as const;

/** Title and description of a list, and whether search engines may have it. */
export function ListHead({ products, params }: ListHeadProps) {
  const t = useText();
  const search = searchOf(params);
  const name = identityName(params, products.facets);
  const title = search ? t('products.resultsFor', { search }) : (name ?? t('products.title'));
  if (!isListed(params, products.totalCount)) return <Head title={title} />;
  const { category, type } = listIdentity(params);
  const { description: own, picture } = products.category ?? {};
  const description =
    category && name
      ? (own?.slice(0, 200) ?? t('products.categoryDescription', { name }))
      : t(type ? DESCRIPTIONS[type] : 'products.listDescription');
  const image = picture ? { path: `${picture.url}?w=1200&f=jpg`, alt: title } : undefined;
  return <PublicHead title={title} description={description} path={listedPath(params)} image={image} />;
}

/** The way to a list. */
export function ListCrumbs({ products, params }: ListHeadProps) {
  const t = useText();
  const name = identityName(params, products.facets);
  const home = { to: '/', text: t('products.home') };
  const items = name
    ? [home, { to: '/products', text: t('products.title') }, { text: name }]
    : [home, { text: t('products.title') }];
  return <PublicBreadcrumb label={t('products.breadcrumb')} items={items} />;
}
