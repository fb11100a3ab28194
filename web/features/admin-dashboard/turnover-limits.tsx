import { useIntl } from 'react-intl';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useTurnoverQuery } from './Turnover.gen.ts';

/** Warns who is no payer of VAT before the turnover of the year makes one, and after. */
export const TurnoverLimits = () => {
  const t = useText();
  const intl = useIntl();
  const turnover = useTurnoverQuery().data?.turnover;
  if (!turnover || turnover.state === 'BELOW') return null;
  const sums = {
    net: formatMoney(intl, turnover.net),
    nextYear: formatMoney(intl, turnover.nextYear),
    atOnce: formatMoney(intl, turnover.atOnce),
    year: String(turnover.year + 1),
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
