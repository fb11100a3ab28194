import type { IntlShape } from 'react-intl';
import { formatMoney, type MoneyValue } from './money.ts';

export interface PayingCard {
  readonly last4: string;
  readonly amount: MoneyValue;
}

/** What gift cards pay, as it stands below a sum. */
export const giftCardRows = (intl: IntlShape, cards: readonly PayingCard[]) =>
  cards.map(({ last4, amount }) => ({
    label: intl.formatMessage({ id: 'giftCard.row' }, { last4 }),
    text: formatMoney(intl, { ...amount, minor: -amount.minor }),
  }));
