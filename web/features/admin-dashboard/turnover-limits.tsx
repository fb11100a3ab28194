import { useIntl } from 'react-intl';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { WaitingQuery } from './Waiting.gen.ts';

type Turnover = NonNullable<WaitingQuery['adminLimits']['turnover']>;

/** Warns who is no payer of VAT before the turnover of the year makes one, and after. */
export const TurnoverLimits = ({ turnover }: { turnover: Turnover }) => {
  const t = useText();
  const intl = useIntl();
  if (turnover.state === 'BELOW') return null;
  const sums = {
    net: formatMoney(intl, turnover.net),
    nextYear: formatMoney(intl, turnover.nextYear),
    atOnce: formatMoney(intl, turnover.atOnce),
    lastYear: formatMoney(intl, turnover.lastYear),
    year: String(turnover.state === 'LAST_YEAR' ? turnover.year : turnover.year + 1),
  };
  return (
    <Notice
      kind="warn"
      action={
        <ButtonLink variant="line" small to="/admin/settings/taxpayer">
          {t('dashboard.turnover.open')}
        </ButtonLink>
      }
    >
      <p>{t(`dashboard.turnover.${turnover.state}`, sums)}</p>
    </Notice>
  );
};
