import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { OriginContext } from '../lib/head.tsx';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts';

/**
 * The one address under which search engines know a page in a language: the default language without `lang`, another one
 * with it, whatever the address was that led there.
 */
export const pageAddress = (origin: string, path: string, locale: Locale): string => {
  if (locale === DEFAULT_LOCALE) return `${origin}${path}`;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
};

/** Addresses in the language of the page. */
export const usePageAddress = (): ((path: string) => string) => {
  const origin = useContext(OriginContext);
  const { locale } = useIntl();
  return (path) => pageAddress(origin, path, isLocale(locale) ? locale : DEFAULT_LOCALE);
};
