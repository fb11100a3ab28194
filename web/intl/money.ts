import type { IntlShape } from 'react-intl';

export interface MoneyValue {
  /** Integer minor units. */
  minor: number;
  currency: string;
}

/** `€129.00` in English, `129,00 €` with a non-breaking space in Slovak and German. */
export const formatMoney = (intl: IntlShape, { minor, currency }: MoneyValue): string =>
  intl.formatNumber(minor / 100, { style: 'currency', currency });

/** What a way of sending costs; nothing is said in a word. */
export const formatDelivery = (intl: IntlShape, price: MoneyValue): string =>
  price.minor === 0 ? intl.formatMessage({ id: 'checkout.deliveryFree' }) : formatMoney(intl, price);
