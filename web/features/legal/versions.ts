import type { LegalPage } from '../../codegen/schema.gen.ts';
import { LOCALES } from '../../intl/locale.ts';
import { loadedDocument, type LegalPageName } from './documents.ts';

/** Parameter of the address that names a version by its day. */
export const VERSION = 'version';

const PAGES: Readonly<Record<LegalPageName, LegalPage>> = {
  terms: 'TERMS',
  guarantee: 'GUARANTEE',
  privacy: 'PRIVACY',
  cookies: 'COOKIES',
};

/** The day of the built-in version, which is the same in every language; null before any of them is here. */
const builtInDay = (page: LegalPageName): string | null =>
  LOCALES.map((locale) => loadedDocument(page, locale)?.version).find((day) => day !== undefined) ?? null;

/** What a page asks for: a version that the owner published, or the one that holds; the built-in one needs no day. */
export const legalVariables = (page: LegalPageName, search: URLSearchParams) => {
  const asked = search.get(VERSION);
  return { page: PAGES[page], day: asked === builtInDay(page) ? null : asked };
};

/** Where a version stands. */
export const versionAddress = (day: string): string => `?${new URLSearchParams({ [VERSION]: day }).toString()}`;
