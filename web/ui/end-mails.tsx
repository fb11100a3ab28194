import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { useAction } from './use-action.ts';

interface EndMailsProps {
  words: Record<'title' | 'text' | 'action' | 'done', string>;
  end: () => Promise<unknown>;
  /** Where to go from here. */
  children: ReactNode;
}

/** Ends mails by the link of one of them; a press, so that a mail scanner that opens links ends nothing. */
export const EndMails = ({ words, end, children }: EndMailsProps) => {
  const [done, setDone] = useState(false);
  const { busy, problem, run } = useAction((refusal) => refusal.code === 'UNAUTHENTICATED');
  const press = async () => {
    if (await run(end)) setDone(true);
  };
  return (
    <>
      <h1 className="h1">{words.title}</h1>
      {done ? (
        <Notice kind="ok">{words.done}</Notice>
      ) : (
        <>
          <p className="lead">{words.text}</p>
          {problem && <Notice kind="error">{problem}</Notice>}
          <Button busy={busy} onClick={() => void press()}>
            {words.action}
          </Button>
        </>
      )}
      {children}
    </>
  );
};
