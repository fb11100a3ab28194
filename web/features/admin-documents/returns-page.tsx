import './admin-documents.css';
import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { LateDocuments } from './late-documents.tsx';
import { FileButton, RETURN_KINDS, type ReturnKind } from './file-button.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { usePeriod } from './use-period.ts';
import { ControlStatementPanel, EcSalesPanel, OssPanel, VatReturnPanel } from './return-panels.tsx';
import { useTaxReturnsQuery } from './TaxReturns.gen.ts';

const KindChoice = ({ kind, choose }: { kind: ReturnKind; choose: (kind: ReturnKind) => void }) => {
  const t = useText();
  return (
    <select
      className="in doc-choice"
      aria-label={t('documents.file.kind')}
      value={kind}
      onChange={({ target }) => choose(target.value as ReturnKind)}
    >
      {RETURN_KINDS.map((one) => (
        <option key={one} value={one}>
          {t(`documents.file.kind.${one}`)}
        </option>
      ))}
    </select>
  );
};

/** Until when the documents were issued that the filed return had. */
const FiledUntil = ({ day, choose }: { day: string; choose: (day: string) => void }) => {
  const t = useText();
  return (
    <div className="panel">
      <TextInput
        type="date"
        label={t('documents.file.filed')}
        hint={t('documents.file.filed.hint')}
        value={day}
        onChange={({ target }) => choose(target.value)}
      />
    </div>
  );
};

const Exports = ({ period }: { period: string }) => {
  const t = useText();
  return (
    <section className="panel adm__stack">
      <h2 className="h3">{t('documents.exports')}</h2>
      <p className="hint">{t('documents.exports.hint')}</p>
      <div className="doc-bundle">
        <FileButton file="pohoda.xml" period={period} />
        <FileButton file="datev.csv" period={period} />
      </div>
    </section>
  );
};

/** What the accountant declares and books of a month or quarter, all of it from the documents. */
export const ReturnsPage = () => {
  const t = useText();
  const { period, choose } = usePeriod();
  const [kind, setKind] = useState<ReturnKind>('regular');
  const { data, previousData, error, refetch } = useTaxReturnsQuery({ variables: { period } });
  const returns = (data ?? previousData)?.taxReturns;
  const [chosen, setChosen] = useState<{ period: string; day: string }>();
  const filed = (chosen?.period === period && chosen.day) || returns?.late.deadline;
  return (
    <>
      <AdminTop title={t('documents.returns')} back={{ to: '/admin/documents', text: t('documents.title') }}>
        <PeriodChoice period={period} choose={choose} />
        <KindChoice kind={kind} choose={setKind} />
      </AdminTop>
      <div className="adm__stack doc-page">
        {error && !returns && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {!returns && !error && <Skeleton height="480px" />}
        {returns && (
          <>
            <p className="muted">{t('documents.return.lead', { count: returns.documentCount })}</p>
            <LateDocuments late={returns.late} />
            {kind === 'supplementary' && <FiledUntil day={filed ?? ''} choose={(day) => setChosen({ period, day })} />}
            <VatReturnPanel returns={returns} period={period} kind={kind} />
            <ControlStatementPanel returns={returns} period={period} kind={kind} filed={filed} />
            <EcSalesPanel returns={returns} period={period} kind={kind} filed={filed} />
            <OssPanel returns={returns} period={period} kind={kind} />
            <Exports period={period} />
          </>
        )}
      </div>
    </>
  );
};
