import type { Locale } from '../../intl/locale.ts';
import { LOCALES } from '../../intl/locale.ts';
import type { LegalDocument, WrittenBlock } from './document.ts';

type Written = LegalDocument<WrittenBlock>;

export type LegalPageName = 'terms' | 'guarantee' | 'privacy' | 'cookies';

type Loaders = Record<Locale, () => Promise<{ text: Written }>>;

/** Every page and language is a chunk of its own. */
const LOADERS: Record<LegalPageName, Loaders> = {
  terms: {
    en: () => import('./terms.en.ts'),
    sk: () => import('./terms.sk.ts'),
    de: () => import('./terms.de.ts'),
  },
  guarantee: {
    en: () => import('./guarantee.en.ts'),
    sk: () => import('./guarantee.sk.ts'),
    de: () => import('./guarantee.de.ts'),
  },
  privacy: {
    en: () => import('./privacy.en.ts'),
    sk: () => import('./privacy.sk.ts'),
    de: () => import('./privacy.de.ts'),
  },
  cookies: {
    en: () => import('./cookies.en.ts'),
    sk: () => import('./cookies.sk.ts'),
    de: () => import('./cookies.de.ts'),
  },
};

const ready = new Map<string, Written>();
const underWay = new Map<string, Promise<Written>>();

const keyOf = (page: LegalPageName, locale: Locale) => `${page}.${locale}`;

/** Brings a page in a language, once. A failed try is forgotten, so that the next one asks again. */
export const loadDocument = (page: LegalPageName, locale: Locale): Promise<Written> => {
  const key = keyOf(page, locale);
  const loading =
    underWay.get(key) ??
    LOADERS[page][locale]().then(
      ({ text }) => {
        ready.set(key, text);
        return text;
      },
      (error: unknown) => {
        underWay.delete(key);
        throw error;
      },
    );
  underWay.set(key, loading);
  return loading;
};

/** The page, if it is here already. */
export const loadedDocument = (page: LegalPageName, locale: Locale): Written | undefined =>
  ready.get(keyOf(page, locale));

const preloadEveryLanguage = async (page: LegalPageName, locales: readonly Locale[]) => {
  await Promise.all(locales.map((locale) => loadDocument(page, locale)));
};

/**
 * Brings the language of the shown page. A route's module awaits it, so that the page is whole when it is hydrated; on
 * the server the loader brings every language.
 */
export const preloadDocument = async (page: LegalPageName): Promise<void> => {
  if (import.meta.env.SSR) return;
  await preloadEveryLanguage(
    page,
    LOCALES.filter((locale) => locale === document.documentElement.lang),
  );
};

/**
 * A route's loader. When the shown language is here already, another one is about to be chosen, and all are brought
 * before it is.
 */
export const legalLoader = (page: LegalPageName) => async (): Promise<null> => {
  const isHere =
    import.meta.env.SSR ||
    LOCALES.some((locale) => locale === document.documentElement.lang && loadedDocument(page, locale));
  await (isHere ? preloadEveryLanguage(page, LOCALES) : preloadDocument(page));
  return null;
};
