import type { IntlShape } from 'react-intl';
import { withKnownFormats } from './known-formats.ts';
import { intlOf, type Messages } from './intl.ts';
import { LOCALES, type Locale } from './locale.ts';
import type { Namespace } from './namespaces.ts';

const FILES = import.meta.glob<Messages>('./locales/*/*.json', { eager: true, import: 'default' });

const fileOf = (locale: Locale, namespace: string) => FILES[`./locales/${locale}/${namespace}.json`] ?? {};

const allOf = (locale: Locale): Messages =>
  Object.assign(
    {},
    ...Object.entries(FILES)
      .filter(([path]) => path.startsWith(`./locales/${locale}/`))
      .map(([, texts]) => texts),
  ) as Messages;

const SHAPES = Object.fromEntries(
  LOCALES.map((locale) => [locale, withKnownFormats(intlOf(locale, allOf(locale)))]),
) as Record<Locale, IntlShape>;

/** One shape per language for the whole process, with every text: its formatters are dear to make. */
export const serverIntl = (locale: Locale): IntlShape => SHAPES[locale];

/** Every text of these namespaces. */
export const messagesOf = (locale: Locale, namespaces: readonly Namespace[]): Messages =>
  Object.assign({}, ...namespaces.map((namespace) => fileOf(locale, namespace))) as Messages;

const gathered = new WeakMap<readonly string[], Partial<Record<Locale, Messages>>>();

/** The texts of these keys; the same object for the same list of them. */
export const messagesFor = (locale: Locale, keys: readonly string[]): Messages => {
  const known = gathered.get(keys) ?? {};
  gathered.set(keys, known);
  const { messages } = SHAPES[locale] as unknown as { messages: Messages };
  return (known[locale] ??= Object.fromEntries(keys.map((key) => [key, messages[key]!])));
};
