import { useIntl } from 'react-intl';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { columnOf, useCodeText } from './code-text.ts';
import type { ImportReport, ReportRow } from './product-file.ts';

const PRICES = new Set(['priceMinor', 'salePriceMinor', 'bundlePriceMinor']);

const Details = ({ row }: { row: ReportRow }) => {
  const intl = useIntl();
  const codeText = useCodeText();
  const valueOf = (field: string, value: string) => {
    if (field === 'active') return value === 'true' ? 'yes' : 'no';
    return PRICES.has(field) ? formatMoney(intl, { minor: Number(value), currency: 'EUR' }) : value;
  };
  return (
    <ul>
      {row.errors.map(({ field, code }) => (
        <li key={`${field} ${code}`} className="import-error">
          {codeText(field, code)}
        </li>
      ))}
      {row.changes.map(({ field, before, after }) => (
        <li key={field}>
          {columnOf(field)}: {before !== null && <s>{valueOf(field, before)}</s>} {valueOf(field, after)}
        </li>
      ))}
    </ul>
  );
};

const Verdict = ({ report }: { report: ImportReport }) => {
  const t = useText();
  const { counts, dryRun, saved } = report;
  const failed =
    counts.REJECTED + report.rows.filter(({ outcome, errors }) => outcome !== 'REJECTED' && errors.length > 0).length;
  if (saved) return <Notice kind="ok">{t('catalogue.csv.saved', { count: counts.CREATED + counts.UPDATED })}</Notice>;
  if (!dryRun) return <Notice kind="error">{t('catalogue.csv.nothingSaved')}</Notice>;
  if (failed > 0) return <Notice kind="warn">{t('catalogue.csv.hasErrors', { count: failed })}</Notice>;
  return <Notice>{t('catalogue.csv.dryRun')}</Notice>;
};

/** What became of each row, or would. */
export const ImportReportView = ({ report }: { report: ImportReport }) => {
  const t = useText();
  const { counts, rows, unknownColumns, truncated } = report;
  return (
    <section className="import-report" aria-label={t('catalogue.csv.report')}>
      <Verdict report={report} />
      {unknownColumns.length > 0 && (
        <Notice kind="warn">{t('catalogue.csv.unknownColumns', { columns: unknownColumns.join(', ') })}</Notice>
      )}
      <p className="num">
        {t('catalogue.csv.counts', {
          created: counts.CREATED,
          updated: counts.UPDATED,
          unchanged: counts.UNCHANGED,
          rejected: counts.REJECTED,
        })}
      </p>
      {rows.length > 0 && (
        <div className="panel dt-scroll">
          <table className="tbl">
            <caption className="sr">{t('catalogue.csv.report')}</caption>
            <thead>
              <tr>
                <th className="r">{t('catalogue.csv.row')}</th>
                <th>{t('catalogue.csv.sku')}</th>
                <th>{t('catalogue.csv.outcome')}</th>
                <th>{t('catalogue.csv.details')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.row}>
                  <td className="r num">{row.row}</td>
                  <td className="num">{row.sku}</td>
                  <td>
                    <span className="tag">{t(`catalogue.csv.outcome.${row.outcome}`)}</span>
                  </td>
                  <td>
                    <Details row={row} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {truncated && <p className="muted">{t('catalogue.csv.truncated')}</p>}
    </section>
  );
};
