import type { ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { ListSearch } from '../../ui/data-table/list-search.tsx';
import { SavedViews } from '../../ui/data-table/saved-views.tsx';
import type { ListState } from '../../ui/data-table/use-list-state.ts';
import { useAdminShelvesQuery } from './AdminProducts.gen.ts';
import { SHORTAGES, STATES, TYPES, type FilterName } from './product-filter.ts';

interface ChoiceProps {
  list: ListState<FilterName>;
  name: FilterName;
  label: string;
  children: ReactNode;
}

const Choice = ({ list, name, label, children }: ChoiceProps) => (
  <select
    className="in list-choice"
    aria-label={label}
    value={list.filters[name]}
    onChange={({ target }) => list.setFilter(name, target.value)}
  >
    <option value="">{label}</option>
    {children}
  </select>
);

/** Search and filters of the table of products. */
export const ListTools = ({ list }: { list: ListState<FilterName> }) => {
  const t = useText();
  const { data } = useAdminShelvesQuery();
  return (
    <>
      <ListSearch
        label={t('catalogue.list.search')}
        placeholder={t('catalogue.list.search.hint')}
        value={list.q}
        onSearch={list.setQ}
      />
      <Choice list={list} name="state" label={t('catalogue.list.state')}>
        {STATES.map((state) => (
          <option key={state} value={state}>
            {t(`catalogue.list.state.${state}`)}
          </option>
        ))}
      </Choice>
      <Choice list={list} name="type" label={t('catalogue.list.type')}>
        {TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`catalogue.list.type.${type}`)}
          </option>
        ))}
      </Choice>
      <Choice list={list} name="category" label={t('catalogue.list.category')}>
        {data?.adminCategories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice list={list} name="stock" label={t('catalogue.list.stock')}>
        {SHORTAGES.map((stock) => (
          <option key={stock} value={stock}>
            {t(`catalogue.list.shortage.${stock}`)}
          </option>
        ))}
      </Choice>
      <Choice list={list} name="texts" label={t('catalogue.list.texts')}>
        <option value="missing">{t('catalogue.list.texts.missing')}</option>
      </Choice>
      <SavedViews name="products" />
    </>
  );
};
