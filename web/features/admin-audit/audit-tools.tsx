import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ListSearch } from '../../ui/data-table/list-search.tsx';
import { SavedViews } from '../../ui/data-table/saved-views.tsx';
import type { ListState } from '../../ui/data-table/use-list-state.ts';
import { SUBJECTS, type FilterName } from './audit-filter.ts';
import { useAuditActorsQuery } from './AuditLog.gen.ts';

type ListProps = { list: ListState<FilterName> };

const Day = ({ list, name, label }: ListProps & { name: 'from' | 'to'; label: string }) => (
  <label className="row log-day">
    <span>{label}</span>
    <input
      type="date"
      className="in log-choice"
      value={list.filters[name]}
      onChange={({ target }) => list.setFilter(name, target.value)}
    />
  </label>
);

/** Search and filters of the audit log. */
export const AuditTools = ({ list }: ListProps) => {
  const t = useText();
  const { data } = useAuditActorsQuery();
  return (
    <div className="row log-tools">
      <ListSearch
        label={t('people.audit.search')}
        placeholder={t('people.audit.search.hint')}
        value={list.q}
        onSearch={list.setQ}
      />
      <select
        className="in log-choice"
        aria-label={t('people.audit.who')}
        value={list.filters.actor}
        onChange={({ target }) => list.setFilter('actor', target.value)}
      >
        <option value="">{t('people.audit.everybody')}</option>
        {data?.auditActors.map(({ id, email }) => (
          <option key={id} value={id}>
            {email}
          </option>
        ))}
      </select>
      <select
        className="in log-choice"
        aria-label={t('people.audit.what')}
        value={list.filters.subject}
        onChange={({ target }) => list.setFilter('subject', target.value)}
      >
        <option value="">{t('people.audit.everything')}</option>
        {SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {t(`people.subject.${subject}`)}
          </option>
        ))}
      </select>
      <Day list={list} name="from" label={t('people.audit.from')} />
      <Day list={list} name="to" label={t('people.audit.to')} />
      {list.filters.id && (
        <Button variant="line" small icon="x" onClick={() => list.setFilter('id', '')}>
          {t('people.audit.onlyOne')}
        </Button>
      )}
      <SavedViews name="audit" />
    </div>
  );
};
