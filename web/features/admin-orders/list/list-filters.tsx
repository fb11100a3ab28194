import type { ChangeEvent } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { SavedViews } from '../../../ui/data-table/saved-views.tsx';
import type { ListState } from '../../../ui/data-table/use-list-state.ts';
import { PAID, STAGES, TODO_NAMES, WAYS, type FilterName, type StageFilter } from './order-filter.ts';

/** State, what waits, and the days of a list of orders. */
export const ListFilters = ({ state }: { state: ListState<FilterName> }) => {
  const t = useText();
  const { filters, setFilter } = state;
  const take = (name: FilterName) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    setFilter(name, event.target.value);
  return (
    <div className="ao-filters">
      <select className="in" aria-label={t('orders.filter.status')} value={filters.status} onChange={take('status')}>
        <option value="">{t('orders.filter.anyStatus')}</option>
        {(Object.keys(STAGES) as StageFilter[]).map((stage) => (
          <option key={stage} value={stage}>
            {t(stage === 'paid' ? 'orders.stage.toPack' : `orders.stage.${stage}`)}
          </option>
        ))}
      </select>
      <select className="in" aria-label={t('orders.filter.todo')} value={filters.todo} onChange={take('todo')}>
        <option value="">{t('orders.filter.anyTodo')}</option>
        {TODO_NAMES.map((todo) => (
          <option key={todo} value={todo}>
            {t(`orders.todo.${todo}`)}
          </option>
        ))}
      </select>
      <select className="in" aria-label={t('orders.filter.way')} value={filters.way} onChange={take('way')}>
        <option value="">{t('orders.filter.anyWay')}</option>
        {WAYS.map((way) => (
          <option key={way} value={way}>
            {t(`orders.way.${way}`)}
          </option>
        ))}
      </select>
      <select className="in" aria-label={t('orders.filter.by')} value={filters.by} onChange={take('by')}>
        <option value="">{t('orders.filter.byPlaced')}</option>
        <option value={PAID}>{t('orders.filter.byPaid')}</option>
      </select>
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="ao-date">
          <span className="muted">{t(`orders.filter.${name}`)}</span>
          <input type="date" className="in" value={filters[name]} onChange={take(name)} />
        </label>
      ))}
      <SavedViews name="orders" />
    </div>
  );
};
