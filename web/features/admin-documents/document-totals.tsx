import { useIntl } from 'react-intl';
import type { DocumentFilter } from '../../codegen/schema.gen.ts';
import type { MoneyValue } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { Price } from '../../ui/price.tsx';
import { useDocumentTotalsQuery, type DocumentTotalRowFragment as Total } from './Documents.gen.ts';

const sum = (totals: readonly Total[], part: 'net' | 'tax' | 'gross') => ({
  minor: totals.reduce((minor, total) => minor + total[part].minor, 0),
  currency: totals[0]!.net.currency,
});

const Amounts = ({ of }: { of: Record<'net' | 'tax' | 'gross', MoneyValue> }) => (
  <>
    {([of.net, of.tax, of.gross] as const).map((value, at) => (
      <td key={at} className="r">
        <Price value={value} />
      </td>
    ))}
  </>
);

/** Base, VAT and total of everything that the filter finds, by country and rate. */
export const DocumentTotals = ({ filter }: { filter: DocumentFilter }) => {
  const t = useText();
  const intl = useIntl();
  const { data, previousData } = useDocumentTotalsQuery({ variables: { filter } });
  const totals = (data ?? previousData)?.adminDocumentTotals;
  if (!totals) return <Skeleton height="220px" />;
  if (totals.length === 0) return null;
  const names = new Intl.DisplayNames([intl.locale], { type: 'region' });
  const all = { net: sum(totals, 'net'), tax: sum(totals, 'tax'), gross: sum(totals, 'gross') };
  return (
    <section className="panel">
      <h2 className="h3">{t('documents.totals')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="doc-scroll" tabIndex={0} role="region" aria-label={t('documents.totals')}>
        <table className="tbl doc-totals">
          <thead>
            <tr>
              <th>{t('documents.country')}</th>
              <th className="r">{t('documents.rate')}</th>
              <th className="r">{t('documents.net')}</th>
              <th className="r">{t('documents.tax')}</th>
              <th className="r">{t('documents.total')}</th>
            </tr>
          </thead>
          <tbody>
            {totals.map((total) => (
              <tr key={`${total.country} ${total.ratePercent}`}>
                <th scope="row">{names.of(total.country)}</th>
                <td className="r num">
                  {intl.formatNumber(total.ratePercent / 100, { style: 'percent', maximumFractionDigits: 2 })}
                </td>
                <Amounts of={total} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('documents.sum')}
              </th>
              <Amounts of={all} />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
};
