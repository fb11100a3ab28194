import { useText } from '../../intl/use-text.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { useAction } from '../../ui/use-action.ts';

export type AccountingFile =
  | 'vat-return.csv'
  | 'control-statement.csv'
  | 'oss.csv'
  | 'ec-sales-list.csv'
  | 'pohoda.xml'
  | 'datev.csv';

const WORDS = {
  'vat-return.csv': 'documents.file.csv',
  'control-statement.csv': 'documents.file.csv',
  'oss.csv': 'documents.file.csv',
  'ec-sales-list.csv': 'documents.file.csv',
  'pohoda.xml': 'documents.file.pohoda',
  'datev.csv': 'documents.file.datev',
} as const satisfies Record<AccountingFile, MessageId>;

/** Saves a file of a period's documents. */
export const FileButton = ({ file, period }: { file: AccountingFile; period: string }) => {
  const t = useText();
  const { busy, problem, run } = useAction();
  const save = () => run(() => saveFile(`/api/admin/accounting/${file}?period=${period}`, `martyx-${period}-${file}`));
  return (
    <span>
      <Button variant="line" small icon="down" busy={busy} onClick={() => void save()}>
        {t(WORDS[file])}
      </Button>
      <ErrorLine>{problem}</ErrorLine>
    </span>
  );
};
