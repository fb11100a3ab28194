import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/button.tsx';

interface SearchFormProps {
  className?: string;
  onSearch?: () => void;
}

/** Leads to the list of what was found; blank text goes nowhere. Works without script as a plain form. */
export const SearchForm = ({ className, onSearch }: SearchFormProps) => {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const current = query.get('search') ?? '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget).get('search');
    const text = typeof entered === 'string' ? entered.trim() : '';
    if (!text) return;
    void navigate(`/products?${new URLSearchParams({ search: text })}`);
    onSearch?.();
  };
  return (
    <form className={classNames('search', className)} role="search" action="/products" onSubmit={submit}>
      <input
        key={current}
        name="search"
        type="search"
        maxLength={200}
        aria-label={t('nav.searchLabel')}
        placeholder={t('nav.searchPlaceholder')}
        defaultValue={current}
      />
      <IconButton type="submit" icon="search" label={t('nav.search')} />
    </form>
  );
};
