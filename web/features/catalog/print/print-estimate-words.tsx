import { useIntl } from 'react-intl';
import type { FigureOrigin } from '../../../codegen/schema.gen.ts';
import { formatMoney, type MoneyValue } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';

interface Range<T> {
  min: T;
  max: T;
}

/** Writes ranges: hours with two digits, which is all that an estimate knows, and money. */
export const useRangeText = () => {
  const intl = useIntl();
  const t = useText();
  const digits = (value: number) => intl.formatNumber(value, { maximumSignificantDigits: 2 });
  const between = (min: string, max: string) => (min === max ? min : t('products.estRange', { min, max }));
  return {
    hours: ({ min, max }: Range<number>) => t('products.estHours', { range: between(digits(min), digits(max)) }),
    money: ({ min, max }: Range<MoneyValue>) => between(formatMoney(intl, min), formatMoney(intl, max)),
    grams: (value: number) => t('products.estGrams', { grams: value < 10 ? value : Math.round(value) }),
  };
};

const SHAPE: Record<FigureOrigin, string> = {
  MEASURED: 'org org--meas',
  SLICED: 'org org--meas',
  ESTIMATED: 'org org--est',
};

/** Where a figure comes from: a shape and a word. */
export function Origin({ of }: { of: FigureOrigin }) {
  const t = useText();
  return <span className={SHAPE[of]}>{t(`products.estOrigin.${of}`)}</span>;
}
