import type { IntlShape } from 'react-intl';

const UNITS = ['B', 'KB', 'MB', 'GB'];

/** `48.1 MB`, `650 KB`: decimal units as shops and browsers print them, with a non-breaking space. */
export const formatSize = (intl: IntlShape, bytes: number): string => {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  const text = intl.formatNumber(value, { maximumFractionDigits: power >= 2 ? 1 : 0 });
  return `${text}\u00a0${UNITS[power]}`;
};
