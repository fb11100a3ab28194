import type { RefObject } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useUndo } from '../../ui/undo.tsx';
import { useAction } from '../../ui/use-action.ts';
import {
  useSendDocumentAgainMutation,
  useSetDocumentAsideMutation,
  type SendingPartsFragment as Sending,
} from './Documents.gen.ts';

interface TroubleProps {
  number: string;
  sending: Sending;
  /** What says the state: it has the focus when a press took its button away. */
  state: RefObject<HTMLElement | null>;
}

/** A document that went wrong: to be sent again, or put away when it was dealt with otherwise. */
export const SendingTrouble = ({ number, sending: { id, mayGoAgain, setAside }, state }: TroubleProps) => {
  const t = useText();
  const offerUndo = useUndo();
  const { busy, problem, run } = useAction();
  const [again] = useSendDocumentAgainMutation({ variables: { id } });
  const [aside] = useSetDocumentAsideMutation();
  const put = async (away: boolean) => {
    await aside({ variables: { id, aside: away } });
    state.current?.focus();
  };
  const sendAgain = async () => {
    if (await run(again)) state.current?.focus();
  };
  const putAway = async () => {
    if (await run(() => put(true))) offerUndo(t('documents.sending.isAside', { number }), () => put(false));
  };
  return (
    <>
      <span className="doc-sending">
        {mayGoAgain && (
          <Button
            variant="line"
            small
            busy={busy}
            aria-label={t('documents.sending.againOf', { number })}
            onClick={() => void sendAgain()}
          >
            {t('documents.sending.again')}
          </Button>
        )}
        {!setAside && (
          <Button
            variant="quiet"
            small
            busy={busy}
            aria-label={t('documents.sending.asideOf', { number })}
            onClick={() => void putAway()}
          >
            {t('documents.sending.aside')}
          </Button>
        )}
      </span>
      {problem && (
        <span className="err" role="alert">
          {problem}
        </span>
      )}
    </>
  );
};
