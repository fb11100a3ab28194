import { useText } from '../../intl/use-text.ts';
import { FigureTable } from './figure-table.tsx';
import { FileButton, type ReturnKind } from './file-button.tsx';
import type { StatementLineFragment, TaxReturnsQuery } from './TaxReturns.gen.ts';
import { useFigures } from './use-figures.ts';

type Returns = TaxReturnsQuery['taxReturns'];
interface PanelProps {
  returns: Returns;
  period: string;
  kind: ReturnKind;
  /** Of supplementary returns: the day of what was filed. */
  filed?: string;
}

/** A return as a table and as the form of the tax office. */
const ReturnFiles = ({
  name,
  period,
  kind,
  filed,
}: Omit<PanelProps, 'returns'> & { name: 'vat-return' | 'control-statement' | 'oss' | 'ec-sales-list' }) => (
  <div className="doc-bundle">
    <FileButton file={`${name}.csv`} period={period} />
    <FileButton
      key={`${period} ${kind} ${filed}`}
      file={`${name}.xml`}
      period={period}
      kind={kind}
      filed={kind === 'supplementary' ? filed : undefined}
    />
  </div>
);

/** Lines of the VAT return with the words that the form has for them. */
export const VatReturnPanel = ({ returns: { vatReturn }, period, kind }: PanelProps) => {
  const t = useText();
  const { amount } = useFigures();
  const title = t('documents.return.vat');
  const rows = vatReturn.map(({ line, taxLine, net, tax }) => ({
    key: line,
    cells: [
      <span className="num nowrap">{[line, taxLine].filter(Boolean).join(', ')}</span>,
      t(`documents.return.line.${line as '01'}`),
      amount(net),
      amount(tax),
    ],
  }));
  const head = [t('documents.return.line'), t('documents.return.what'), t('documents.net'), t('documents.tax')];
  return (
    <section className="panel adm__stack">
      <div className="doc-head">
        <h2 className="h3">{title}</h2>
        <ReturnFiles name="vat-return" period={period} kind={kind} />
      </div>
      <FigureTable caption={title} head={head} amounts={2} rows={rows} />
    </section>
  );
};

const Statement = ({
  title,
  lines,
  count,
}: {
  title: string;
  lines: readonly StatementLineFragment[];
  count: number;
}) => {
  const t = useText();
  const { amount, rate, day } = useFigures();
  if (count === 0) return null;
  const head = ['vatId', 'buyer', 'number', 'corrects', 'supplied', 'rate', 'net', 'tax'] as const;
  const rows = lines.map((line) => ({
    key: `${line.number} ${line.ratePercent}`,
    cells: [
      line.vatId ?? '–',
      line.buyerName,
      line.number,
      line.originalNumber ?? '–',
      day(line.day),
      rate(line.ratePercent),
      amount(line.net),
      amount(line.tax),
    ],
  }));
  return (
    <>
      <h3>{title}</h3>
      <FigureTable caption={title} head={head.map((name) => t(`documents.return.${name}`))} amounts={3} rows={rows} />
      {count > lines.length && <p className="hint">{t('documents.return.more', { count: count - lines.length })}</p>}
    </>
  );
};

/** Sections of the control statement that a shop fills. */
export const ControlStatementPanel = ({ returns: { controlStatement }, period, kind, filed }: PanelProps) => {
  const t = useText();
  const { amount, rate } = useFigures();
  const { invoices, invoiceCount, corrections, correctionCount, others } = controlStatement;
  const others2 = t('documents.return.d2');
  const rows = others.map(({ ratePercent, net, tax }) => ({
    key: String(ratePercent),
    cells: [rate(ratePercent), amount(net), amount(tax)],
  }));
  const head = [t('documents.rate'), t('documents.net'), t('documents.tax')];
  return (
    <section className="panel adm__stack">
      <div className="doc-head">
        <h2 className="h3">{t('documents.return.control')}</h2>
        <ReturnFiles name="control-statement" period={period} kind={kind} filed={filed} />
      </div>
      <Statement title={t('documents.return.a1')} lines={invoices} count={invoiceCount} />
      <Statement title={t('documents.return.c1')} lines={corrections} count={correctionCount} />
      <h3>{others2}</h3>
      <FigureTable caption={others2} head={head} amounts={2} rows={rows} />
      <p className="hint">{t('documents.return.d1')}</p>
    </section>
  );
};

/** What businesses of other member states were supplied without VAT. */
export const EcSalesPanel = ({ returns: { ecSales, ecSalesCount }, period, kind, filed }: PanelProps) => {
  const t = useText();
  const { amount } = useFigures();
  const title = t('documents.return.ecSales');
  const rows = ecSales.map(({ vatId, isGoods, net }) => ({
    key: `${vatId} ${isGoods}`,
    cells: [vatId, t(isGoods ? 'documents.return.goods' : 'documents.return.services'), amount(net)],
  }));
  return (
    <section className="panel adm__stack">
      <div className="doc-head">
        <h2 className="h3">{title}</h2>
        <ReturnFiles name="ec-sales-list" period={period} kind={kind} filed={filed} />
      </div>
      <p className="hint">{t('documents.return.ecSales.hint')}</p>
      <FigureTable
        caption={title}
        head={[t('documents.return.vatId'), t('documents.return.supply'), t('documents.net')]}
        amounts={1}
        rows={rows}
      />
      {ecSalesCount > rows.length && (
        <p className="hint">{t('documents.return.more', { count: ecSalesCount - rows.length })}</p>
      )}
    </section>
  );
};

/** The One Stop Shop return, and what it takes back of earlier ones. */
export const OssPanel = ({ returns: { oss, ossAmendments, undeclared }, period, kind }: PanelProps) => {
  const t = useText();
  const { amount, rate, country } = useFigures();
  const amendments = t('documents.return.amendments');
  return (
    <section className="panel adm__stack">
      <div className="doc-head">
        <h2 className="h3">{t('documents.return.oss')}</h2>
        <ReturnFiles name="oss" period={period} kind={kind} />
      </div>
      <p className="hint">{t('documents.return.oss.hint')}</p>
      <FigureTable
        caption={t('documents.return.oss')}
        head={[
          t('documents.return.state'),
          t('documents.return.supply'),
          t('documents.rate'),
          t('documents.net'),
          t('documents.tax'),
        ]}
        amounts={3}
        rows={oss.map((row) => ({
          key: `${row.country} ${row.isGoods} ${row.ratePercent}`,
          cells: [
            country(row.country),
            t(row.isGoods ? 'documents.return.goods' : 'documents.return.services'),
            rate(row.ratePercent),
            amount(row.net),
            amount(row.tax),
          ],
        }))}
      />
      {ossAmendments.length > 0 && (
        <>
          <h3>{amendments}</h3>
          <FigureTable
            caption={amendments}
            head={[t('documents.return.state'), t('documents.return.quarter'), t('documents.net'), t('documents.tax')]}
            amounts={2}
            rows={ossAmendments.map((row) => ({
              key: `${row.country} ${row.quarter}`,
              cells: [country(row.country), row.quarter, amount(row.net), amount(row.tax)],
            }))}
          />
        </>
      )}
      {undeclared.map(({ kind, net }) => (
        <p key={kind} className="hint">
          {t(`documents.return.undeclared.${kind}`, { net: amount(net) })}
        </p>
      ))}
    </section>
  );
};
