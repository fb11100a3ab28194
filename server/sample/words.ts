import type { Locale } from '../core/locale.ts';

/** Words in English, Slovak and German. */
export type Trio = readonly [en: string, sk: string, de: string];

const LOCALES: readonly Locale[] = ['en', 'sk', 'de'];

/** Makes something for each language; `say` picks its words. */
export const inLocales = <T>(make: (say: (words: Trio) => string, locale: Locale) => T): Record<Locale, T> => {
  const entries = LOCALES.map((locale, i) => [locale, make((words) => words[i]!, locale)]);
  return Object.fromEntries(entries) as Record<Locale, T>;
};
