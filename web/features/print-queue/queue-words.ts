import { useIntl } from 'react-intl';
import { formatWeekday } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';

/** Writes grams, tenths where they are few, and ranges of hours with two digits, which is all that an estimate knows. */
export const useQueueWords = () => {
  const intl = useIntl();
  const t = useText();
  const digits = (value: number) => intl.formatNumber(value, { maximumSignificantDigits: 2 });
  return {
    grams: (value: number) =>
      t('queue.grams', { grams: intl.formatNumber(value, { maximumFractionDigits: value < 100 ? 1 : 0 }) }),
    hours: ({ min, max }: { min: number; max: number }) =>
      t('queue.hours', { range: min === max ? digits(min) : t('queue.range', { min: digits(min), max: digits(max) }) }),
    day: (at: Date) => formatWeekday(intl, at),
  };
};
