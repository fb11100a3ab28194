import { useRef, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/button.tsx';
import type { SearchPopup, SearchSuggestions } from './search-suggestions.tsx';

interface SearchFormProps {
  className?: string;
  /** Hears that the search or a suggestion leads somewhere else. */
  onSearch?: () => void;
}

/**
 * Leads to the list of what was found; blank text goes nowhere. Works without script as a plain form. Suggestions come
 * with a script of their own when the field is first entered; without it the search still works.
 */
export const SearchForm = ({ className, onSearch }: SearchFormProps) => {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const [Suggestions, setSuggestions] = useState<typeof SearchSuggestions>();
  const [popup, setPopup] = useState<SearchPopup | null>(null);
  const current = query.get('search') ?? '';
  const prepare = () => {
    if (Suggestions) return;
    import('./search-suggestions.tsx').then(
      (part) => setSuggestions(() => part.SearchSuggestions),
      () => undefined,
    );
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget).get('search');
    const text = typeof entered === 'string' ? entered.trim() : '';
    if (!text) return;
    void navigate(`/products?${new URLSearchParams({ search: text })}`);
    onSearch?.();
  };
  return (
    <form
      ref={form}
      className={classNames('search', className)}
      role="search"
      action="/products"
      onSubmit={submit}
      onFocus={prepare}
    >
      <input
        key={current}
        name="search"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        maxLength={200}
        autoComplete="off"
        aria-label={t('nav.searchLabel')}
        aria-autocomplete="list"
        aria-expanded={popup !== null}
        aria-controls={popup?.list}
        aria-activedescendant={popup?.active}
        placeholder={t('nav.searchPlaceholder')}
        defaultValue={current}
      />
      <IconButton type="submit" icon="search" label={t('nav.search')} />
      {Suggestions && <Suggestions form={form} onPopup={setPopup} onPick={onSearch} />}
    </form>
  );
};
