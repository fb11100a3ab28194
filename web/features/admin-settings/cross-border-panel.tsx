import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import type { CrossBorderSalesQuery } from '../../lib/CrossBorderSales.gen.ts';
import { Notice } from '../../ui/notice.tsx';

type Sales = CrossBorderSalesQuery['crossBorderSales'];

/** What the page knows before it shows its form: asked for again by the panel, it would come later and move what is below. */
export const CrossBorderSales = createContext<Sales | undefined>(undefined);

const Standing = ({ sales: { near, passed, chosen } }: { sales: Sales }) => {
  const t = useText();
  if (chosen) return <p>{t('settings.union.chosen')}</p>;
  if (passed) return <Notice kind="warn">{t('settings.union.passed')}</Notice>;
  return near ? <Notice kind="warn">{t('settings.union.near')}</Notice> : <p>{t('settings.union.below')}</p>;
};

/** How far the year's sales to other member states are from the threshold, and what follows. */
export const CrossBorderPanel = () => {
  const t = useText();
  const intl = useIntl();
  const sales = useContext(CrossBorderSales);
  if (!sales) return null;
  const { year, net, threshold } = sales;
  const title = t('settings.union.title', { year: String(year) });
  return (
    <section className="panel adm__stack" aria-label={title}>
      <h2 className="h3">{title}</h2>
      <p className="num">
        {t('settings.union.sum', { net: formatMoney(intl, net), threshold: formatMoney(intl, threshold) })}
      </p>
      <progress className="set-progress" aria-label={title} max={threshold.minor} value={Math.max(0, net.minor)} />
      <Standing sales={sales} />
      <p className="hint">{t('settings.union.hint')}</p>
    </section>
  );
};
