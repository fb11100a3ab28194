/** Of a Slovak payment order. */
const MOST_DIGITS = 10;
const CENTURY = '20';

/**
 * What a buyer enters with a bank transfer: the digits of the order's number, such as 2026000123; beyond the 999,999th order
 * without the century, which leaves ten digits up to the 99,999,999th.
 */
export const variableSymbolOf = (orderNumber: string): string => {
  const digits = orderNumber.replace(/\D/g, '');
  return digits.length <= MOST_DIGITS ? digits : digits.slice(CENTURY.length);
};

/** The number of the order that a variable symbol names, if it is one of the shop's; leading zeros do not count. */
export const orderNumberOf = (variableSymbol: string): string | null => {
  const digits = variableSymbol.replace(/^0+/, '');
  if (!/^\d{9,10}$/.test(digits)) return null;
  const whole = digits.length === MOST_DIGITS && digits.startsWith(CENTURY);
  const year = whole ? digits.slice(0, 4) : CENTURY + digits.slice(0, 2);
  return `MX-${year}-${digits.slice(whole ? 4 : 2)}`;
};
