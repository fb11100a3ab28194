export const LOCALES = ['en', 'sk', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** Each language in its own words. */
export const LOCALE_NAMES: Record<Locale, string> = { en: 'English', sk: 'Slovensky', de: 'Deutsch' };

/** Name of the cookie and of the entry in local storage that keep the visitor's choice. */
export const LANGUAGE_KEY = 'martyx_language';

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa']);

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale);

export const directionOf = (locale: string): 'rtl' | 'ltr' =>
  RIGHT_TO_LEFT.has(locale.split('-')[0]!) ? 'rtl' : 'ltr';

const fromHeader = (header: string) =>
  header
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
      return { language: tag.split('-')[0], quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ language, quality }) => quality > 0 && isLocale(language))
    .sort((a, b) => b.quality - a.quality)[0]?.language;

interface LocaleSources {
  /** Path and query of the request. */
  url: string;
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
}

/** Language of a request: `?lang=`, else the stored choice, else the browser's wish, else English. */
export const requestLocale = ({ url, cookie = '', acceptLanguage = '' }: LocaleSources): Locale => {
  const candidates = [
    new URLSearchParams(/\?[^#]*/.exec(url)?.[0]).get('lang'),
    new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=(\\w+)`).exec(cookie)?.[1],
    fromHeader(acceptLanguage),
  ];
  return candidates.find(isLocale) ?? DEFAULT_LOCALE;
};
