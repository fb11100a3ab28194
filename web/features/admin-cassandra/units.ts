import type { IntlShape } from 'react-intl';

const KILO = 1000;
const BYTES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

/** `4.1 ms`; a dash where nothing was measured. */
export const millisecondsText = (intl: IntlShape, ms: number | null): string =>
  ms === null
    ? '–'
    : intl.formatNumber(ms, { style: 'unit', unit: 'millisecond', maximumFractionDigits: ms < 10 ? 1 : 0 });

/** `1.2 MB`, in the largest unit that leaves a whole number before the point. */
export const bytesText = (intl: IntlShape, bytes: number): string => {
  const step = bytes < KILO ? 0 : Math.min(BYTES.length - 1, Math.floor(Math.log(bytes) / Math.log(KILO)));
  const digits = step < 2 ? 0 : 1;
  return intl.formatNumber(bytes / KILO ** step, { style: 'unit', unit: BYTES[step], maximumFractionDigits: digits });
};
