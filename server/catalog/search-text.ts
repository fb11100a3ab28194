import type { Locale } from '../core/locale.ts';

export const MAX_SEARCH_LENGTH = 200;
const MAX_TERMS = 8;

const LIGATURES: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Lower case without diacritics, as PostgreSQL's `lower(unaccent(…))` writes it. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => LIGATURES[letter]!);

/** The different words of a search, folded, at most eight. Anything but letters and digits only separates. */
export const searchTerms = (text: string): string[] =>
  [...new Set(fold(text).match(/[a-z0-9]+/g) ?? [])].slice(0, MAX_TERMS);

/** Slovak has no stemmer here: a word without its last vowel, as a prefix, finds the other cases of it. */
const slovakRoot = (term: string): string => (/^[a-z]{3,}[aeiouy]$/.test(term) ? term.slice(0, -1) : term);

/** The words as beginnings that also find their other cases. */
export const searchRoots = (terms: readonly string[], locale: Locale): string[] =>
  terms.map((term) => (locale === 'sk' ? slovakRoot(term) : term));

const STEMMERS: Record<Locale, string> = { en: 'english', sk: 'simple', de: 'german' };

/** Stands in `name_doc` before the word that a name begins with: no word of a text has it. */
export const BEGINNING = '^';

export interface SearchQuery {
  /** A tsquery text for `simple`: every word as a beginning, a single letter only behind other words. */
  readonly prefix: string;
  /** Every word as it stands; for `simple` and for the stemmer. */
  readonly exact: string;
  readonly stemmer: string;
  /** An SQL expression, a tsquery: the first word begins the name. */
  readonly begins: string;
}

/** How a search is put to PostgreSQL. The terms hold only letters and digits, so nothing in them is an operator. */
export const searchQuery = (terms: readonly string[], locale: Locale): SearchQuery => {
  const isTyped = (term: string, i: number): boolean => term.length > 1 || (i > 0 && i === terms.length - 1);
  const roots = searchRoots(terms, locale);
  return {
    begins: `'''${BEGINNING}${roots[0] ?? ''}''${isTyped(roots[0] ?? '', 0) ? ':*' : ''}'::tsquery`,
    prefix: roots.map((term, i) => (isTyped(term, i) ? `${term}:*` : term)).join(' & '),
    exact: terms.join(' & '),
    stemmer: STEMMERS[locale],
  };
};

/** Edits between two words: a letter more, less or other, or two neighbours swapped. */
export const editDistance = (a: string, b: string): number => {
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + other);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, beforeLast[j - 2]! + 1);
      row.push(best);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length]!;
};

/** How many edits still count as a slip of the keyboard. */
export const allowedEdits = (term: string): number => {
  if (term.length < 3) return 0;
  if (term.length < 5) return 1;
  return term.length < 9 ? 2 : 3;
};
