import { useState, type ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { useAction } from '../../ui/use-action.ts';
import type { Imported } from './money-file.ts';

interface MoneyFilePanelProps {
  readonly id: string;
  readonly title: MessageId;
  readonly about: MessageId;
  readonly choose: MessageId;
  readonly told: 'orders.bank.import.told' | 'orders.cashList.told';
  readonly accept: string;
  /** Words for what the shop says of a file that it refuses. */
  readonly faults: Readonly<Record<string, MessageId>>;
  readonly send: (file: File) => Promise<Imported>;
  readonly onImported: () => void;
  /** What is to be said before the file. */
  readonly children?: ReactNode;
}

/** Takes a file about money in, and tells what came of it. */
export const MoneyFilePanel = (props: MoneyFilePanelProps) => {
  const { id, faults, send, onImported } = props;
  const t = useText();
  const [told, setTold] = useState<Imported | null>(null);
  const [fault, setFault] = useState<MessageId | null>(null);
  const { busy, problem, run } = useAction(({ code, args }) => {
    const known = faults[String(args.file)];
    if (code !== 'VALIDATION_FAILED' || !known) return false;
    setFault(known);
    return true;
  });
  const take = async (file: File) => {
    setFault(null);
    setTold(null);
    if (await run(async () => setTold(await send(file)))) onImported();
  };
  return (
    <section className="panel bank-import" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {t(props.title)}
      </h2>
      <p className="muted">{t(props.about)}</p>
      {props.children}
      <label className="btn btn--line btn--sm" aria-busy={busy}>
        {t(props.choose)}
        <input
          type="file"
          className="sr"
          accept={props.accept}
          disabled={busy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void take(file);
          }}
        />
      </label>
      <p role="status">{told && t(props.told, { ...told })}</p>
      <ErrorLine>{fault ? t(fault) : problem}</ErrorLine>
    </section>
  );
};
