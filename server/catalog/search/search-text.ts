import type { Locale } from '../../core/locale.ts';

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

/** Say nothing of what is looked for; shorter ones may be units. */
const LITTLE = new Set(
  'for with and the from pre pri bez pod na do so zo fur mit und der die das den von zum zur'.split(' '),
);

/**
 * The different words of a search, folded, at most eight. Anything but letters and digits only separates; little words
 * count only alone.
 */
export const searchTerms = (text: string): string[] => {
  const all = [...new Set(fold(text).match(/[a-z0-9]+/g) ?? [])];
  const telling = all.filter((term) => !LITTLE.has(term));
  return (telling.length > 0 ? telling : all).slice(0, MAX_TERMS);
};

const SLOVAK_ENDING = /(?<=^[a-z]{4,})(ami|iam|ach|och|mi|om|ov|ou|ej|eho|emu|ych|ymi)$/;

/** Slovak has no stemmer here: a word without its ending, as a prefix, finds the other cases of it. */
const slovakRoot = (term: string): string => {
  const root = term.replace(SLOVAK_ENDING, '');
  return root === term && /^[a-z]{3,}[aeiouy]$/.test(term) ? term.slice(0, -1) : root;
};

/** The words as beginnings that also find their other cases. */
export const searchRoots = (terms: readonly string[], locale: Locale): string[] =>
  terms.map((term) => (locale === 'sk' ? slovakRoot(term) : term));

const STEMMERS: Record<Locale, string> = { en: 'english', sk: 'simple', de: 'german' };

const WITH_UNIT = /^(\d+)(mm|cm|m|g|kg|mah|ah|a|v|w|kv|ghz|c)$/;

/** A figure with its unit (1300mAh, 30A) and measures (M3x10) are also found where a text writes them apart. */
const apart = (term: string): string => term.replace(WITH_UNIT, '$1 & $2').replace(/(?<=\d)x(?=\d)/g, ' & ');

const either = (term: string, typed: string): string => {
  const parts = apart(term);
  return parts === term ? typed : `(${typed} | ${parts})`;
};

/** Stands in `name_doc` before the word that a name begins with: no word of a text has it. */
export const BEGINNING = '^';

export interface SearchQuery {
  /** A tsquery text for `simple`: every word as a beginning, a single letter only behind other words. */
  readonly prefix: string;
  /** Every word as it stands; for `simple` and for the stemmer. */
  readonly exact: string;
  readonly stemmer: string;
  /** Whether it is one word. */
  readonly single: boolean;
  /** An SQL expression, a tsquery: the first word begins the name. */
  readonly begins: string;
}

/** How a search is put to PostgreSQL. The terms hold only letters and digits, so nothing in them is an operator. */
export const searchQuery = (terms: readonly string[], locale: Locale): SearchQuery => {
  const isTyped = (term: string, i: number): boolean => term.length > 1 || (i > 0 && i === terms.length - 1);
  const roots = searchRoots(terms, locale);
  return {
    begins: `'''${BEGINNING}${roots[0] ?? ''}''${isTyped(roots[0] ?? '', 0) ? ':*' : ''}'::tsquery`,
    prefix: roots.map((term, i) => either(term, isTyped(term, i) ? `${term}:*` : term)).join(' & '),
    exact: terms.map((term) => either(term, term)).join(' & '),
    stemmer: STEMMERS[locale],
    single: terms.length === 1,
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
