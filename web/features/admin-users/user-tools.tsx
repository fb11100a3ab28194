import { useText } from '../../intl/use-text.ts';
import { ListSearch } from '../../ui/data-table/list-search.tsx';
import { SavedViews } from '../../ui/data-table/saved-views.tsx';
import type { ListState } from '../../ui/data-table/use-list-state.ts';
import { FILTERS, KINDS, type FilterName } from './user-filter.ts';

const CHOICES = {
  kind: KINDS,
  active: ['yes', 'no'],
  confirmed: ['yes', 'no'],
  orders: ['yes', 'no'],
} as const satisfies Record<FilterName, readonly string[]>;

/** Search and filters of the list of accounts. */
export const UserTools = ({ list }: { list: ListState<FilterName> }) => {
  const t = useText();
  const textOf = (name: FilterName, value: string): string => t(`people.filter.${name}.${value}` as MessageId);
  return (
    <>
      <ListSearch label={t('people.search')} value={list.q} onSearch={list.setQ} />
      {FILTERS.map((name) => (
        <select
          key={name}
          className="in people-choice"
          aria-label={t(`people.filter.${name}`)}
          value={list.filters[name]}
          onChange={({ target }) => list.setFilter(name, target.value)}
        >
          <option value="">{t(`people.filter.${name}`)}</option>
          {CHOICES[name].map((value) => (
            <option key={value} value={value}>
              {textOf(name, value)}
            </option>
          ))}
        </select>
      ))}
      <SavedViews name="users" />
    </>
  );
};
