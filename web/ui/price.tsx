import { useIntl } from 'react-intl';
import { formatMoney, type MoneyValue } from '../intl/money.ts';
import { classNames } from './class-names.ts';

interface PriceProps {
  value: MoneyValue;
  /** `plain` is running mono text, `large` the price of a page. */
  size?: 'plain' | 'large';
  className?: string;
}

/** An amount in the words of the language, never broken over two lines. */
export const Price = ({ value, size = 'plain', className }: PriceProps) => (
  <span className={classNames(size === 'large' ? 'price' : 'num', 'nowrap', className)}>
    {formatMoney(useIntl(), value)}
  </span>
);
