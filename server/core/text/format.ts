import type { Locale } from '../locale.ts';
import { CURRENCY, toDecimal } from '../money.ts';

/** Where the shop is: the day that a document bears, and the year of its number. */
export const TIME_ZONE = 'Europe/Bratislava';
const TAG: Record<Locale, string> = { en: 'en-IE', sk: 'sk-SK', de: 'de-DE' };

type Decimal = `${number}`;

/** Formats are dear to make, and few: one for each language and detail. */
const remembered = <Format, Detail extends string | number>(make: (tag: string, detail: Detail) => Format) => {
  const made = new Map<string, Format>();
  return (locale: Locale, detail: Detail): Format => {
    const key = `${locale} ${detail}`;
    const format = made.get(key) ?? make(TAG[locale], detail);
    made.set(key, format);
    return format;
  };
};

const money = remembered((tag, currency: string) => new Intl.NumberFormat(tag, { style: 'currency', currency }));
const amount = remembered((tag, digits: number) => new Intl.NumberFormat(tag, { minimumFractionDigits: digits }));
const number = remembered((tag, digits: number) => new Intl.NumberFormat(tag, { maximumFractionDigits: digits }));
const percentage = remembered(
  (tag, digits: number) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: digits }),
);
const shortDay = remembered(
  (tag, timeZone: string) =>
    new Intl.DateTimeFormat(tag, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }),
);

/** `€1,234.50`, `1 234,50 €`, `1.234,50 €`; exact, with no-break spaces. */
export const formatMoney = (minor: number, locale: Locale, currency: string = CURRENCY): string =>
  money(locale, currency).format(toDecimal(minor) as Decimal);

/** The amount without its currency. */
export const formatAmount = (minor: number, locale: Locale): string =>
  amount(locale, 2).format(toDecimal(minor) as Decimal);

/** A number with at most `digits` decimals. */
export const formatNumber = (value: number, locale: Locale, digits = 2): string => number(locale, digits).format(value);

/** `23 %` with a no-break space where the language wants one. */
export const formatPercent = (percent: number, locale: Locale): string => percentage(locale, 2).format(percent / 100);

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** The day in the shop's time zone as ISO text, `2026-11-21`. */
export const dayOf = (moment: Date): string => isoDay.format(moment);

const OFFSETS = ['+01:00', '+02:00'] as const;

/** When an ISO day begins in the shop's time zone. */
export const startOfDay = (day: string): Date => {
  const moments = OFFSETS.map((offset) => new Date(`${day}T00:00:00${offset}`));
  return moments.find((moment) => dayOf(moment) === day && dayOf(new Date(moment.getTime() - 1)) !== day)!;
};

/** The ISO day that comes so many days after another. */
export const daysAfter = (day: string, days: number): string => {
  const moment = new Date(`${day}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
};

/** Day and time to the second in the shop's time zone, which it names: `21. novembra 2026 o 14:05:33 SEČ`. */
export const formatMoment = (moment: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(TAG[locale], { dateStyle: 'long', timeStyle: 'long', timeZone: TIME_ZONE }).format(moment);

/** An ISO day as people write it: `21/11/2026`, `21. 11. 2026`, `21.11.2026`. */
export const formatDay = (day: string, locale: Locale): string =>
  shortDay(locale, 'UTC').format(new Date(`${day}T12:00:00Z`));
