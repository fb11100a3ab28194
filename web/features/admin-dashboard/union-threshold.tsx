import { useIntl } from 'react-intl';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { WaitingQuery } from './Waiting.gen.ts';

type Sales = NonNullable<WaitingQuery['adminLimits']['crossBorderSales']>;

/** Warns before sales to other member states are taxed there, and after, until the owner has chosen the One Stop Shop. */
export const UnionThreshold = ({ sales }: { sales: Sales }) => {
  const t = useText();
  const intl = useIntl();
  if (sales.chosen || !(sales.near || sales.passed)) return null;
  const sums = { net: formatMoney(intl, sales.net), threshold: formatMoney(intl, sales.threshold) };
  return (
    <Notice
      kind="warn"
      action={
        <ButtonLink variant="line" small to="/admin/settings/vat">
          {t('dashboard.union.open')}
        </ButtonLink>
      }
    >
      <p>{t(sales.passed ? 'dashboard.union.passed' : 'dashboard.union.near', sums)}</p>
    </Notice>
  );
};
