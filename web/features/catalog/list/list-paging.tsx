import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useText } from '../../../intl/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { listHref } from './list-url.ts';
import { neighbourStarts, pageStart } from './page-range.ts';
import type { ProductListQuery } from './ProductList.gen.ts';

interface PagingProps {
  products: ProductListQuery['products'];
  params: URLSearchParams;
}

/** Which rows of how many; links to the pages before and after, by cursor. Nothing when all stand on one page. */
export function ListPaging({ products, params }: PagingProps) {
  const intl = useIntl();
  const t = useText();
  const { pageInfo, totalCount: total } = products;
  const count = products.nodes.length;
  const page = { count, total, hasPrevious: pageInfo.hasPreviousPage, hasNext: pageInfo.hasNextPage };
  if (!page.hasPrevious && !page.hasNext) return null;
  const start = pageStart(page, params.get('from'));
  const starts = neighbourStarts(start, count);
  const from = (place: number | null): Record<string, string> => (place && place > 1 ? { from: String(place) } : {});
  const number = (value: number) => intl.formatNumber(value);
  const range =
    start === null
      ? t('products.rangeUnknown', { count: number(count), total: number(total) })
      : t('products.range', { from: number(start), to: number(start + count - 1), total: number(total) });
  return (
    <nav className="pag" aria-label={t('products.pages')}>
      {pageInfo.hasPreviousPage && pageInfo.startCursor ? (
        <Link
          rel="prev"
          to={listHref(params, { before: pageInfo.startCursor, ...from(starts.previous) })}
          aria-label={t('products.previous')}
        >
          <span className="pag__back">
            <Icon name="arrow" />
          </span>
        </Link>
      ) : (
        <span />
      )}
      <span className="num">{range}</span>
      {pageInfo.hasNextPage && pageInfo.endCursor ? (
        <Link
          rel="next"
          to={listHref(params, { after: pageInfo.endCursor, ...from(starts.next) })}
          aria-label={t('products.next')}
        >
          <Icon name="arrow" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
