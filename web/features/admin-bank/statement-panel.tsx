import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { useAction } from '../../ui/use-action.ts';
import { sendStatement, type Imported } from './statement-file.ts';

const FAULTS = {
  INVALID: 'orders.bank.file.INVALID',
  COLUMNS: 'orders.bank.file.COLUMNS',
  EMPTY: 'orders.bank.file.EMPTY',
  TOO_MANY: 'orders.bank.file.TOO_MANY',
  OTHER_ACCOUNT: 'orders.bank.file.OTHER_ACCOUNT',
} satisfies Record<string, MessageId>;

/** Takes a statement of the bank in, and tells what came of it. */
export const StatementPanel = ({ onImported }: { onImported: () => void }) => {
  const t = useText();
  const [told, setTold] = useState<Imported | null>(null);
  const [fault, setFault] = useState<MessageId | null>(null);
  const { busy, problem, run } = useAction(({ code, args }) => {
    const known = (FAULTS as Partial<Record<string, MessageId>>)[String(args.file)];
    if (code !== 'VALIDATION_FAILED' || !known) return false;
    setFault(known);
    return true;
  });
  const send = async (file: File) => {
    setFault(null);
    setTold(null);
    if (await run(async () => setTold(await sendStatement(file)))) onImported();
  };
  return (
    <section className="panel bank-import" aria-labelledby="bank-import">
      <h2 className="h3" id="bank-import">
        {t('orders.bank.import')}
      </h2>
      <p className="muted">{t('orders.bank.import.about')}</p>
      <label className="btn btn--line btn--sm" aria-busy={busy}>
        {t('orders.bank.import.choose')}
        <input
          type="file"
          className="sr"
          accept=".xml,.csv,text/xml,text/csv"
          disabled={busy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void send(file);
          }}
        />
      </label>
      <p role="status">{told && t('orders.bank.import.told', { ...told })}</p>
      <ErrorLine>{fault ? t(fault) : problem}</ErrorLine>
    </section>
  );
};
