import './admin-products.css';
import { useState } from 'react';
import type { ErrorPolicy } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioRow } from '../../ui/form/choice.tsx';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { ImportReportView } from './import-report.tsx';
import { useImport } from './use-import.ts';

const POLICIES: readonly ErrorPolicy[] = ['REJECT_EVERYTHING', 'REJECT_FAILED_ROWS', 'IGNORE_FAILED'];

const PolicyChoice = ({ policy, onChange }: { policy: ErrorPolicy; onChange: (policy: ErrorPolicy) => void }) => {
  const t = useText();
  return (
    <fieldset className="import-policy">
      <legend>{t('catalogue.csv.policy')}</legend>
      {POLICIES.map((one) => (
        <RadioRow key={one} name="policy" checked={policy === one} onChange={() => onChange(one)}>
          {t(`catalogue.csv.policy.${one}`)}
        </RadioRow>
      ))}
    </fieldset>
  );
};

const FileChoice = ({ file, onFile }: { file: File | null; onFile: (file: File) => void }) => {
  const t = useText();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files?.[0]) onFile(files[0]);
  };
  return (
    <div
      className={over ? 'import-drop import-drop--over' : 'import-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <label className="btn btn--line btn--sm">
        {t('catalogue.csv.file')}
        <input
          type="file"
          className="sr"
          accept=".csv,text/csv"
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
      </label>
      <span className="muted" role="status">
        {file ? file.name : t('catalogue.csv.file.hint')}
      </span>
    </div>
  );
};

/** Takes a file of products, tells what it would do, and does it. */
export const ImportPage = () => {
  const t = useText();
  const { file, policy, report, busy, problem, choose, choosePolicy, save } = useImport();
  const changes = report ? report.counts.CREATED + report.counts.UPDATED : 0;
  const blocked = !report?.dryRun || changes === 0 || (policy === 'REJECT_EVERYTHING' && report.counts.REJECTED > 0);
  return (
    <>
      <AdminTop title={t('catalogue.csv.title')} back={{ to: '/admin/products', text: t('catalogue.list.title') }} />
      <div className="panel import">
        <p>{t('catalogue.csv.lead')}</p>
        <p className="muted">{t('catalogue.csv.rules')}</p>
        <FileChoice file={file} onFile={choose} />
        <PolicyChoice policy={policy} onChange={choosePolicy} />
        <div className="row">
          <Button disabled={blocked} busy={busy} onClick={() => void save()}>
            {t('catalogue.csv.save', { count: changes })}
          </Button>
          {file && (
            <Button variant="line" busy={busy} onClick={() => choose(file)}>
              {t('catalogue.csv.again')}
            </Button>
          )}
        </div>
        <ErrorLine>{problem}</ErrorLine>
      </div>
      {report && <ImportReportView report={report} />}
    </>
  );
};
