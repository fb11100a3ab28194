import { useState, type FormEvent, type RefObject } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { Select, TextInput } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Seg } from '../../../ui/seg.tsx';
import type { Country } from '../address/address-fields.tsx';
import type { PointSearch } from './use-point-search.ts';

interface SearchFormProps {
  search: PointSearch;
  countries: readonly Country[];
  text: string;
  input: RefObject<HTMLInputElement | null>;
}

const KINDS = ['ALL', 'POINT', 'BOX'] as const;

const Filters = ({ search }: Pick<SearchFormProps, 'search'>) => {
  const t = useText();
  const { filter, setFilter } = search;
  return (
    <div className="pickup__filters">
      <Seg
        label={t('checkout.pickup.show')}
        value={filter.kind ?? 'ALL'}
        options={KINDS.map((value) => ({ value, content: t(`checkout.pickup.show.${value}`) }))}
        onChange={(kind) => setFilter({ ...filter, kind: kind === 'ALL' ? null : kind })}
      />
      <Checkbox checked={filter.cash} onChange={(event) => setFilter({ ...filter, cash: event.target.checked })}>
        {t('checkout.pickup.onlyCash')}
      </Checkbox>
    </div>
  );
};

/** Where to look for points: by words, around the buyer, in another country; and for which. */
export const SearchForm = ({ search, countries, text: initial, input }: SearchFormProps) => {
  const t = useText();
  const [text, setText] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog stands within the form of the checkout.
    event.stopPropagation();
    if (text.trim()) search.look({ text: text.trim().slice(0, 100) });
  };
  return (
    <form className="pickup__search" onSubmit={submit} role="search">
      <div className="pickup__row">
        <TextInput
          ref={input}
          label={t('checkout.pickup.text')}
          value={text}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" busy={search.loading}>
          {t('checkout.pickup.go')}
        </Button>
      </div>
      <div className="pickup__row pickup__row--place">
        <Select
          label={t('checkout.country')}
          value={search.country}
          onChange={(event) => search.setCountry(event.target.value)}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Button variant="line" busy={search.locating} onClick={() => void search.lookNear()}>
          {t('checkout.pickup.near')}
        </Button>
      </div>
      {search.notLocated && <Notice kind="warn">{t(`checkout.pickup.notLocated.${search.notLocated}`)}</Notice>}
      <Filters search={search} />
    </form>
  );
};
