import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { useCountriesQuery } from '../../lib/Countries.gen.ts';
import { ListSearch } from '../../ui/data-table/list-search.tsx';
import { KINDS, PROGRESS, STATES, type DocumentList, type FilterName } from './document-filter.ts';
import { lastMonths, monthName } from './months.ts';

interface ChoiceProps {
  list: DocumentList;
  name: FilterName;
  label: string;
  any: string;
  options: readonly (readonly [value: string, text: string])[];
}

const Choice = ({ list, name, label, any, options }: ChoiceProps) => (
  <select
    className="in doc-choice"
    aria-label={label}
    value={list.filters[name]}
    onChange={({ target }) => list.setFilter(name, target.value)}
  >
    <option value="">{any}</option>
    {options.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </select>
);

/** Search and filters of the list of documents. */
export const DocumentTools = ({ list }: { list: DocumentList }) => {
  const t = useText();
  const intl = useIntl();
  const countries = useCountriesQuery().data?.countries ?? [];
  const months = lastMonths().map((month) => [month, monthName(intl, month)] as const);
  const kinds = KINDS.map((kind) => [kind, t(`documents.kind.${kind}`)] as const);
  const states = STATES.map((state) => [state, t(`documents.state.${state}`)] as const);
  const progress = PROGRESS.map((each) => [each, t(`documents.progress.${each}`)] as const);
  return (
    <div className="doc-tools">
      <ListSearch
        label={t('documents.search')}
        placeholder={t('documents.search.hint')}
        value={list.q}
        onSearch={list.setQ}
      />
      <Choice list={list} name="month" label={t('documents.month')} any={t('documents.anyMonth')} options={months} />
      <Choice list={list} name="kind" label={t('documents.kind')} any={t('documents.anyKind')} options={kinds} />
      <Choice list={list} name="state" label={t('documents.state')} any={t('documents.anyState')} options={states} />
      <Choice
        list={list}
        name="sending"
        label={t('documents.progress')}
        any={t('documents.anyProgress')}
        options={progress}
      />
      <Choice
        list={list}
        name="country"
        label={t('documents.country')}
        any={t('documents.anyCountry')}
        options={countries.map(({ code, name }) => [code, name] as const)}
      />
    </div>
  );
};
