import { useIntl } from 'react-intl';
import { formatDate } from '../../intl/dates.ts';
import { formatMoney, type MoneyValue } from '../../intl/money.ts';

/** How figures of returns are written in the language of the page. */
export const useFigures = () => {
  const intl = useIntl();
  const names = new Intl.DisplayNames([intl.locale], { type: 'region' });
  return {
    amount: (value: MoneyValue | null) => (value ? formatMoney(intl, value) : ''),
    rate: (percent: number) => intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 2 }),
    country: (code: string) => names.of(code) ?? code,
    day: (iso: string) => formatDate(intl, `${iso}T12:00:00Z`),
  };
};
