import { useSearchParams } from 'react-router-dom';

interface ListOptions<Filter extends string> {
  /** Names of the filters in the address, such as `status`. */
  filters?: readonly Filter[];
  /** The order that stands without a word in the address. */
  sort: string;
}

export interface ListState<Filter extends string = string> {
  /** What is searched for, trimmed. */
  q: string;
  filters: Record<Filter, string>;
  sort: string;
  /** Counted from 1. */
  page: number;
  /** Whether anything narrows the list. */
  narrowed: boolean;
  setQ: (q: string) => void;
  setFilter: (name: Filter, value: string) => void;
  setSort: (sort: string) => void;
  setPage: (page: number) => void;
  /** Takes search and filters back. */
  clear: () => void;
}

const pageOf = (text: string | null): number => {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/**
 * Search, filters, order and page of a list; the address is their only place, so Back, links and saved views work. What
 * changes the list leads to its first page; search and filters replace the entry of the history, a page adds one.
 */
export const useListState = <Filter extends string = never>({
  filters = [],
  sort,
}: ListOptions<Filter>): ListState<Filter> => {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Record<string, string>, replace: boolean) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace, preventScrollReset: true },
    );
  const q = search.get('q')?.trim() ?? '';
  const values = Object.fromEntries(filters.map((name) => [name, search.get(name) ?? ''])) as Record<Filter, string>;
  return {
    q,
    filters: values,
    sort: search.get('sort') ?? sort,
    page: pageOf(search.get('page')),
    narrowed: q !== '' || filters.some((name) => values[name] !== ''),
    setQ: (text) => change({ q: text.trim() }, true),
    setFilter: (name, value) => change({ [name]: value }, true),
    setSort: (value) => change({ sort: value === sort ? '' : value }, true),
    setPage: (page) => change({ page: page === 1 ? '' : String(page) }, false),
    clear: () => change(Object.fromEntries(['q', ...filters].map((name) => [name, ''])), true),
  };
};
