import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { lastMonths, lastQuarters, periodName } from './months.ts';
import type { usePeriod } from './use-period.ts';

/** The month or quarter that a page is of. */
export const PeriodChoice = ({ period, choose }: ReturnType<typeof usePeriod>) => {
  const t = useText();
  const intl = useIntl();
  const all = [...lastMonths(), ...lastQuarters()];
  const option = (name: string) => (
    <option key={name} value={name}>
      {periodName(intl, name)}
    </option>
  );
  return (
    <select
      className="in doc-choice"
      aria-label={t('documents.return.period')}
      value={period}
      onChange={({ target }) => choose(target.value)}
    >
      {!all.includes(period) && option(period)}
      <optgroup label={t('documents.return.quarters')}>{lastQuarters().map(option)}</optgroup>
      <optgroup label={t('documents.return.months')}>{lastMonths().map(option)}</optgroup>
    </select>
  );
};
