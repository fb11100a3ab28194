import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import type { ShopError } from '../../lib/graphql-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { useAction } from '../../ui/use-action.ts';

/** Names of the files of the administration's API. */
export type AccountingFile =
  | `${'vat-return' | 'control-statement' | 'oss' | 'ec-sales-list'}.${'csv' | 'xml'}`
  | 'payment-accounts.csv'
  | 'payment-movements.csv'
  | 'pohoda.xml'
  | 'datev.csv';

const wordOf = (file: AccountingFile) => {
  if (file === 'payment-accounts.csv') return 'documents.payouts.file.accounts';
  if (file === 'payment-movements.csv') return 'documents.payouts.file.movements';
  if (file === 'pohoda.xml') return 'documents.file.pohoda';
  if (file === 'datev.csv') return 'documents.file.datev';
  return file.endsWith('.xml') ? 'documents.file.xml' : 'documents.file.csv';
};

/** Which return a file is: the first of its period, one that replaces it, or one that mends it later. */
export const RETURN_KINDS = ['regular', 'corrective', 'supplementary'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

const FAULTS = ['OLD_FORM', 'QUARTER', 'NOT_PAYER', 'NOT_SUPPLEMENTARY', 'NOTHING_NEW'] as const;
const MISSING = [
  ['vatId', 'seller'],
  ['taxOffice', 'accounting'],
] as const;

/** Why a form cannot be written, and where what it lacks is entered. */
const Faults = ({ args }: Pick<ShopError, 'args'>) => {
  const t = useText();
  const told = FAULTS.filter((fault) => [args.period, args.status, args.kind].includes(fault));
  const missing = MISSING.filter(([field]) => args[field] === 'REQUIRED');
  return (
    <span className="err" role="alert">
      {told.map((fault) => (
        <span key={fault}>{t(`documents.file.fault.${fault}`)} </span>
      ))}
      {missing.map(([field, part]) => (
        <span key={field}>
          {t(`documents.file.fault.${field}`)}{' '}
          <Link className="link" to={`/admin/settings/${part}`}>
            {t(`documents.file.fault.${part}`)}
          </Link>{' '}
        </span>
      ))}
    </span>
  );
};

interface FileProps {
  file: AccountingFile;
  period: string;
  kind?: ReturnKind;
  /** Of a supplementary return that names differences: the day of what was filed. */
  filed?: string;
}

/** Saves a file of a period's documents. */
export const FileButton = ({ file, period, kind, filed }: FileProps) => {
  const t = useText();
  const { busy, refusal, problem, run } = useAction();
  const asked = `/api/admin/accounting/${file}?period=${period}${kind ? `&kind=${kind}` : ''}${filed ? `&filed=${filed}` : ''}`;
  const save = () => run(() => saveFile(asked, `martyx-${period}-${file}`));
  return (
    <span className="doc-file">
      <Button variant="line" small icon="down" busy={busy} onClick={() => void save()}>
        {t(wordOf(file))}
      </Button>
      {refusal?.code === 'VALIDATION_FAILED' ? <Faults args={refusal.args} /> : <ErrorLine>{problem}</ErrorLine>}
    </span>
  );
};
