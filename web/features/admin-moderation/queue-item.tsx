import { useRef, useState, type ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ReasonForm } from './reason-form.tsx';

export interface Decisions {
  /** Absent where it makes no sense. */
  publish?: () => Promise<unknown>;
  reject?: (reason: string) => Promise<unknown>;
  reopen?: () => Promise<unknown>;
}

interface QueueItemProps {
  /** What people call it. */
  name: string;
  decisions: Decisions;
  /** Words of the button that publishes. */
  publishText: string;
  rejectText: string;
  reasons: readonly string[];
  picture?: ReactNode;
  children: ReactNode;
}

interface ButtonsProps extends Pick<QueueItemProps, 'decisions' | 'publishText' | 'rejectText'> {
  busy: boolean;
  run: (work: () => unknown) => unknown;
  onReject: () => void;
}

const Buttons = ({
  decisions: { publish, reject, reopen },
  publishText,
  rejectText,
  busy,
  run,
  onReject,
}: ButtonsProps) => {
  const t = useText();
  return (
    <div className="row">
      {publish && (
        <Button small busy={busy} aria-keyshortcuts="P" onClick={() => void run(publish)}>
          {publishText}
          <kbd aria-hidden>P</kbd>
        </Button>
      )}
      {reject && (
        <Button variant="line" small aria-keyshortcuts="R" onClick={onReject}>
          {rejectText}
          <kbd aria-hidden>R</kbd>
        </Button>
      )}
      {reopen && (
        <Button variant="line" small busy={busy} onClick={() => void run(reopen)}>
          {t('moderation.reopen')}
        </Button>
      )}
    </div>
  );
};

/** One of what waits for a decision, with the ways to decide. */
export const QueueItem = ({ name, decisions, publishText, rejectText, reasons, picture, children }: QueueItemProps) => {
  const place = useRef<HTMLLIElement>(null);
  const [refusing, setRefusing] = useState(false);
  const { busy, problem, run } = useAction();
  const { reject } = decisions;
  const cancel = () => {
    setRefusing(false);
    place.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys of the queue need a place for the focus
    <li ref={place} className="panel mod-item" tabIndex={0} aria-label={name}>
      {picture}
      <div className="mod-told">
        {children}
        <ErrorLine>{problem}</ErrorLine>
        {refusing && reject && (
          <ReasonForm
            offered={reasons}
            busy={busy}
            onReject={(reason) => void run(() => reject(reason))}
            onCancel={cancel}
          />
        )}
        {!refusing && (
          <Buttons {...{ decisions, busy, publishText, rejectText, run }} onReject={() => setRefusing(true)} />
        )}
      </div>
    </li>
  );
};
