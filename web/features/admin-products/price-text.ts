/** Cents of what was typed, with a comma or a point and with or without the sign; null for what is no price. */
export const centsOf = (text: string): number | null => {
  const amount = text.replace(/[€\s]|EUR/g, '').replace(',', '.');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(amount)) return null;
  const [whole = '', fraction = ''] = amount.split('.');
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= 100_000_00 ? cents : null;
};

/** `129.00` in English, `129,00` in Slovak and German: what one types. */
export const typedPrice = (minor: number, locale: string): string => {
  const text = (minor / 100).toFixed(2);
  return locale === 'en' ? text : text.replace('.', ',');
};
