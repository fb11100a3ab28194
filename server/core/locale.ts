export const LOCALES = ['en', 'sk', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale);

/** First supported language of an Accept-Language header by its q-values; English when there is none. */
export const localeFromHeader = (header: string | undefined): Locale => {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...params] = entry.trim().toLowerCase().split(';');
      const q = Number(
        params
          .find((p) => p.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { language: tag.split('-')[0], q: Number.isFinite(q) ? q : 0 };
    })
    .filter(({ language, q }) => q > 0 && isLocale(language))
    .sort((a, b) => b.q - a.q);
  return (wanted[0]?.language as Locale | undefined) ?? DEFAULT_LOCALE;
};
