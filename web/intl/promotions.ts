import type { IntlShape } from 'react-intl';
import { formatMoney, type MoneyValue } from './money.ts';

export interface PromotionValue {
  readonly name: string;
  readonly code: string | null;
  readonly freeDelivery: boolean;
  readonly reduction: MoneyValue;
}

/** What took something off, as it stands beside a sum: with its code, and what it took. */
export const promotionRows = (intl: IntlShape, promotions: readonly PromotionValue[]) =>
  promotions.map(({ name, code, freeDelivery, reduction }) => ({
    label: code ? `${name} (${code})` : name,
    text: freeDelivery
      ? intl.formatMessage({ id: 'promotion.freeDelivery' })
      : formatMoney(intl, { ...reduction, minor: -reduction.minor }),
  }));
