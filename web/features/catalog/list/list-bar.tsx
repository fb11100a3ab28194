import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { useText } from '../../../intl/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { chipsOf, formHref, type Chip, type Facet } from './list-facets.ts';
import { ListFilters } from './list-filters.tsx';
import { clearedHref, listHref, searchOf, sortOf, type SortKey } from './list-url.ts';

const SORT_WORDS: Record<SortKey, MessageId> = {
  relevance: 'products.sortRelevance',
  newest: 'products.sortNewest',
  price: 'products.sortPrice',
  '-price': 'products.sortPriceDown',
  name: 'products.sortName',
};

/** The filters in force; each is a link to the list without it. */
export function Chips({ chips, params }: { chips: readonly Chip[]; params: URLSearchParams }) {
  const t = useText();
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('products.active')}>
      {chips.map(({ key, label, href }) => (
        <li key={key}>
          <Link className="chip" to={href} preventScrollReset aria-label={t('products.remove', { name: label })}>
            {label}
            <Icon name="x" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <ButtonLink variant="quiet" small to={clearedHref(params)} preventScrollReset>
          {t('products.clearAll')}
        </ButtonLink>
      </li>
    </ul>
  );
}

function Sort({ params }: { params: URLSearchParams }) {
  const t = useText();
  const navigate = useNavigate();
  const keys = (Object.keys(SORT_WORDS) as SortKey[]).filter((key) => key !== 'relevance' || searchOf(params));
  const kept = [...params].filter(([name]) => !['sort', 'after', 'before', 'from'].includes(name));
  return (
    <form className="sortby" method="get" action="/products">
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span className="hide-m">{t('products.sortBy')}</span>
        <select
          className="in"
          name="sort"
          aria-label={t('products.sortBy')}
          value={sortOf(params)}
          onChange={({ target }) =>
            void navigate(listHref(params, { sort: target.value }), { preventScrollReset: true })
          }
        >
          {keys.map((key) => (
            <option key={key} value={key}>
              {t(SORT_WORDS[key])}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <Button type="submit" small variant="line">
          {t('products.sortApply')}
        </Button>
      </noscript>
    </form>
  );
}

interface BarProps {
  facets: readonly Facet[];
  params: URLSearchParams;
  total: number;
}

/** Filters in a drawer on narrow screens; without script the button leads to the form in the page. */
function FilterDrawer({ facets, params, total, count }: BarProps & { count: number }) {
  const t = useText();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        className="btn btn--line btn--sm only-m"
        href="#filters"
        role="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="filter" />
        {t('products.filters')} {count > 0 && <span className="num">{count}</span>}
      </a>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        label={t('products.filters')}
        closeLabel={t('products.filtersClose')}
        side="left"
        header={<strong>{t('products.filters')}</strong>}
        footer={
          <Button block onClick={() => setOpen(false)}>
            {t('products.showResults', { count: total })}
          </Button>
        }
      >
        <ListFilters
          facets={facets}
          params={params}
          onChange={(data) => void navigate(formHref(data, facets), { preventScrollReset: true })}
        />
      </Drawer>
    </>
  );
}

/** Above the list: what is filtered, and in which order it stands. */
export function ListBar({ facets, params, total }: BarProps) {
  const intl = useIntl();
  const chips = chipsOf(facets, params, { intl, currency: 'EUR' });
  return (
    <div className="pl__bar">
      <FilterDrawer facets={facets} params={params} total={total} count={chips.length} />
      <Chips chips={chips} params={params} />
      <Sort params={params} />
    </div>
  );
}
