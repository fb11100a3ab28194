import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { IconButton } from '../button.tsx';

const PAUSE_MS = 300;
/** Longer than a busy page takes to begin the way of a link. */
const LINK_MS = 3000;

interface ListSearchProps {
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Whether a pressed link leads to another page, which is still on its way. */
const useIsLeaving = (): boolean => {
  const { pathname } = useLocation();
  const { location: ahead } = useNavigation();
  return ahead !== undefined && ahead.pathname !== pathname;
};

/**
 * A search field that narrows the list a moment after the last letter. Who meanwhile pressed a link is not called back by
 * the address of the search.
 */
export const ListSearch = ({ label, placeholder = label, value, onSearch }: ListSearchProps) => {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const isLeaving = useIsLeaving();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (isLeaving || typed.trim() === value) return;
    const searchAfter = (pause: number) => {
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => onSearch(typed), pause);
    };
    searchAfter(PAUSE_MS);
    // The page hears of the way that a link begins only when it is drawn next.
    const letLinkBegin = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) searchAfter(LINK_MS);
    };
    window.addEventListener('click', letLinkBegin, true);
    return () => {
      window.removeEventListener('click', letLinkBegin, true);
      clearTimeout(waiting.current);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the pause counts from the last letter, not from the last render
  }, [typed, isLeaving]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(waiting.current);
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
