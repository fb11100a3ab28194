import { memo, Suspense, useEffect, useState } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { useText } from '../../../intl/use-text.ts';
import { Skeleton } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CategoryIntro } from './category-intro.tsx';
import { formHref } from './list-facets.ts';
import { ListBar } from './list-bar.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListCrumbs, ListHead } from './list-head.tsx';
import { identityName } from './list-identity.ts';
import { ListPaging } from './list-paging.tsx';
import { ListNothing } from './list-nothing.tsx';
import { PAGE_SIZE, searchOf } from './list-url.ts';
import './list.css';
import { ProductCard } from '../product-card.tsx';
import { useFits } from '../print/use-fits.ts';
import type { ProductListQuery } from './ProductList.gen.ts';

type Products = ProductListQuery['products'];

/** The place of the cards while the next list is on its way. */
export function ListSkeleton({ count = 9 }: { count?: number }) {
  return (
    <div className="grid grid--3">
      {Array.from({ length: Math.min(count, PAGE_SIZE) || 3 }, (_, index) => (
        <div className="card" key={index}>
          <Skeleton aspectRatio="4/3" />
          <div className="card__b">
            <Skeleton height="20px" width="70%" />
            <Skeleton height="20px" width="64px" />
            <Skeleton height="14px" width="52%" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Not drawn anew while the next list is on its way. */
const Cards = memo(({ products, params }: { products: Products; params: URLSearchParams }) => {
  const fitOf = useFits(products.nodes);
  if (products.nodes.length === 0) return <ListNothing params={params} facets={products.facets} />;
  return (
    <>
      <div className="grid grid--3">
        {products.nodes.map((product) => (
          <ProductCard key={product.id} product={product} place="list" fitOf={fitOf} level={2} />
        ))}
      </div>
      <ListPaging products={products} params={params} />
    </>
  );
});
Cards.displayName = 'Cards';

function Title({ products, params }: { products: Products; params: URLSearchParams }) {
  const t = useText();
  const search = searchOf(params);
  const name = identityName(params, products.facets) ?? t('products.all');
  return (
    <div className="row between pl__h">
      <h1 className="h1">{search ? t('products.resultsFor', { search }) : name}</h1>
      <p className="num faint" role="status">
        {t(products.isEstimate ? 'products.about' : 'products.count', { count: products.totalCount })}
      </p>
    </div>
  );
}

const PATIENCE_MS = 300;

/** True once `busy` has lasted a while, so that a quick answer does not flicker. */
function useSlow(busy: boolean) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(busy), busy ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [busy]);
  return busy && late;
}

/** The list; its whole state is the address. */
export function ProductListPage({ products }: { products: Products }) {
  const t = useText();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const search = searchOf(params);
  const busy = navigation.state === 'loading' && navigation.location.pathname === '/products';
  const late = useSlow(busy);
  const coming = busy ? new URLSearchParams(navigation.location.search) : params;
  return (
    <div className="wrap">
      <ListHead products={products} params={params} />
      <ListCrumbs products={products} params={params} />
      <Title products={products} params={params} />
      {!search && products.category && <CategoryIntro {...products.category} />}
      {products.correction && (
        <div className="pl__c">
          <Notice>
            <strong>{t('products.correction', { correction: products.correction })}</strong>{' '}
            {t('products.correctionNote', { search: search ?? '' })}
          </Notice>
        </div>
      )}
      <div className="pl">
        <aside id="filters">
          <Suspense>
            <ListFilters
              facets={products.facets}
              params={coming}
              onChange={(data) => void navigate(formHref(data, products.facets), { preventScrollReset: true })}
            />
          </Suspense>
        </aside>
        <div>
          <ListBar facets={products.facets} params={coming} total={products.totalCount} />
          <section aria-label={t('products.list')} aria-busy={busy || undefined}>
            {late ? (
              <ListSkeleton count={products.nodes.length} />
            ) : (
              <Suspense>
                <Cards products={products} params={params} />
              </Suspense>
            )}
          </section>
        </div>
      </div>
    </div>
  );
}
