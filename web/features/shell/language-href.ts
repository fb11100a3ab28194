import type { Locale } from '../../intl/locale.ts';

/** The same page in another language, as a plain link. */
export const languageHref = (pathname: string, search: string, language: Locale): string => {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${pathname}?${query}`;
};
