/** A number as people type it, with a comma or a point, in units of which `scale` make one; the text itself where it is none. */
export const amountOf = (text: string, scale: number): number | string | null => {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(plain)) return text;
  const units = Number(plain) * scale;
  const whole = Math.round(units);
  return scale > 1 && Math.abs(units - whole) < 1e-6 ? whole : units;
};

/** The other way round, with a comma where the language has one. */
export const amountText = (value: unknown, scale: number, locale: string): string => {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const text = scale === 100 ? (value / scale).toFixed(2) : String(value / scale);
  return locale === 'en' ? text : text.replace('.', ',');
};
