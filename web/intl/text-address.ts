import type { Locale } from './locale.ts';
import type { Namespace } from './namespaces.ts';

/** Where the texts of one namespace lie; another address after any change of a text. */
export const textAddress = (locale: Locale, namespace: Namespace): string =>
  `/locales/${locale}/${namespace}.json?v=${__LOCALES_VERSION__}`;
