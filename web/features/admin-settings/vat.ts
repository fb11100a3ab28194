export const COUNTRIES = [
  'SK',
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
] as const;

export const TAX_CLASSES = ['goods', 'digital'] as const;

export interface Rate {
  country: string;
  taxClass: (typeof TAX_CLASSES)[number];
  /** ISO day of the shop's time zone. */
  from: string;
  percent: number;
}

export interface VatValue {
  rates: readonly Rate[];
  ossFrom: string | null;
}

/** The rate of a country and tax class on a day: the newest that has begun. */
export const rateOn = (rates: readonly Rate[], of: Pick<Rate, 'country' | 'taxClass'>, day: string): number =>
  rates
    .filter(({ country, taxClass, from }) => country === of.country && taxClass === of.taxClass && from <= day)
    .reduce<Rate | null>((last, rate) => (!last || rate.from > last.from ? rate : last), null)?.percent ?? 0;

/** Today where the shop is. */
export const shopDay = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bratislava' }).format(new Date());
