import { useId } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useCategoriesQuery } from '../Categories.gen.ts';
import { invertedRange } from './list-ranges.ts';
import { clearedHref, listHref, listVariables, searchOf } from './list-url.ts';
import type { ProductListQuery } from './ProductList.gen.ts';

type Text = ReturnType<typeof useText>;

interface NothingProps {
  params: URLSearchParams;
  facets: ProductListQuery['products']['facets'];
}

/** Where a search found nothing. */
function Ways({ params }: Pick<NothingProps, 'params'>) {
  const t = useText();
  const title = useId();
  const { data } = useCategoriesQuery({ skip: !searchOf(params) });
  if (!data?.categories.length) return null;
  return (
    <nav className="pl__ways" aria-labelledby={title}>
      <p className="muted" id={title}>
        {t('products.noneSearchWays')}
      </p>
      <div className="row">
        {data.categories.map(({ id, slug, name }) => (
          <ButtonLink key={id} variant="line" small to={`/products?category=${slug}`}>
            {name}
          </ButtonLink>
        ))}
      </div>
    </nav>
  );
}

const reasonOf = (t: Text, { params, facets }: NothingProps) => {
  const inverted = invertedRange(facets, params);
  if (inverted)
    return {
      title: t('products.noneRange', { name: inverted.label }),
      hint: t('products.noneRangeHint'),
      way: { to: inverted.href, text: t('products.swapRange') },
    };
  const search = searchOf(params);
  const filtered = Object.keys(listVariables(params).filter ?? {}).length > 0;
  if (search && !filtered)
    return {
      title: t('products.noneSearch', { search }),
      hint: t('products.noneSearchHint'),
      way: { to: listHref(params, { search: null }), text: t('products.clearSearch') },
    };
  return {
    title: t('products.noneFilter'),
    hint: t('products.noneFilterHint'),
    way: { to: clearedHref(params), text: t('products.clearFilters') },
  };
};

/** Where no product is: which choice is to blame, and the ways on. */
export function ListNothing(props: NothingProps) {
  const { title, hint, way } = reasonOf(useText(), props);
  const action = (
    <>
      <ButtonLink variant="line" small to={way.to}>
        {way.text}
      </ButtonLink>
      <Ways params={props.params} />
    </>
  );
  return (
    <EmptyState art="search" title={title} action={action}>
      {hint}
    </EmptyState>
  );
}
