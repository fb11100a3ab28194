import type { LegalPage } from '../../../codegen/schema.gen.ts';
import { LOCALES, type Locale } from '../../../intl/locale.ts';
import type { ShopFacts } from '../../../lib/shop-info.ts';
import { fillIn } from '../document.ts';
import { loadDocument, type LegalPageName } from '../documents.ts';
import { htmlOfDocument } from '../legal-html.ts';

/** The legal texts in the order of their list: the end of the address → name in the API. */
export const LEGAL_PAGES = {
  terms: 'TERMS',
  privacy: 'PRIVACY',
  cookies: 'COOKIES',
  guarantee: 'GUARANTEE',
} as const satisfies Record<LegalPageName, LegalPage>;

export const isLegalPage = (name: string | undefined): name is LegalPageName =>
  name !== undefined && Object.hasOwn(LEGAL_PAGES, name);

/** Where buyers read it. */
export const PUBLIC_PATHS: Readonly<Record<LegalPageName, string>> = {
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  cookies: '/cookies-policy',
  guarantee: '/guarantee',
};

export type Texts = Record<Locale, string>;

/** The built-in text in every language, with today's facts of the shop, to begin a draft with. */
export const builtInTexts = async (page: LegalPageName, shop: ShopFacts): Promise<Texts> => {
  const all = await Promise.all(
    LOCALES.map(async (locale) => [locale, htmlOfDocument(fillIn(await loadDocument(page, locale), shop))] as const),
  );
  return Object.fromEntries(all) as Texts;
};
