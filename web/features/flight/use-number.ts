import { useIntl } from 'react-intl';

/** Numbers in the customer's language, with so many digits after the point, always all of them. */
export const useNumber = () => {
  const { formatNumber } = useIntl();
  return (value: number, digits = 0): string =>
    formatNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
};
