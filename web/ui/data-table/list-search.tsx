import { useEffect, useState, type FormEvent } from 'react';
import { IconButton } from '../button.tsx';

const PAUSE_MS = 300;

interface ListSearchProps {
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (text: string) => void;
}

/** A search field that narrows the list a moment after the last letter. */
export const ListSearch = ({ label, placeholder = label, value, onSearch }: ListSearchProps) => {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed), PAUSE_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the pause counts from the last letter, not from the last render
  }, [typed]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed);
  };
  return (
    <form className="dt-search" role="search" onSubmit={submit}>
      <input
        type="search"
        className="in"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <IconButton type="submit" icon="search" label={label} />
    </form>
  );
};
