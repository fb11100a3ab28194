import { useText } from '../../intl/use-text.ts';
import { FigureTable } from './figure-table.tsx';
import type { TaxReturnsQuery } from './TaxReturns.gen.ts';
import { useFigures } from './use-figures.ts';

/** What a return lacks that was filed before these documents were issued; nothing where there are none. */
export const LateDocuments = ({ late }: { late: TaxReturnsQuery['taxReturns']['late'] }) => {
  const t = useText();
  const { amount, day } = useFigures();
  const { deadline, count, documents } = late;
  if (count === 0) return null;
  const title = t('documents.late');
  const rows = documents.map(({ number, issuedOn, isAfterDeadline, net, tax }) => ({
    key: number,
    cells: [
      number,
      day(issuedOn),
      t(isAfterDeadline ? 'documents.late.supplementary' : 'documents.late.corrective'),
      amount(net),
      amount(tax),
    ],
  }));
  const head = [
    t('documents.return.number'),
    t('documents.late.issued'),
    t('documents.file.kind'),
    t('documents.net'),
    t('documents.tax'),
  ];
  return (
    <section className="panel adm__stack">
      <h2 className="h3">{title}</h2>
      <p className="hint">{t('documents.late.hint', { deadline: day(deadline) })}</p>
      <FigureTable caption={title} head={head} amounts={2} rows={rows} />
      {count > rows.length && <p className="hint">{t('documents.late.more', { count: count - rows.length })}</p>}
    </section>
  );
};
