import { useIntl } from 'react-intl';

/** English days as Europe writes them. */
const tagOf = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (locale: string, month: 'short' | 'long'): Intl.DateTimeFormat => {
  const key = `${locale} ${month}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tagOf(locale), { day: 'numeric', month, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
};

/** ISO days of the shop as words: `21 Nov` and `21 November`. The day is meant, wherever the reader is. */
export const useDayText = () => {
  const { locale } = useIntl();
  return {
    short: (day: string): string => formatOf(locale, 'short').format(new Date(day)),
    long: (day: string): string => formatOf(locale, 'long').format(new Date(day)),
  };
};
