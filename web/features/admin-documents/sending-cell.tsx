import { useIntl } from 'react-intl';
import { formatShortMoment } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useUndo } from '../../ui/undo.tsx';
import { useAction } from '../../ui/use-action.ts';
import {
  useSendDocumentAgainMutation,
  useSetDocumentAsideMutation,
  type SendingPartsFragment as Sending,
} from './Documents.gen.ts';

interface Sent {
  number: string;
  sending: Sending;
}

/** A document that went wrong: to be sent again, or put away when it was dealt with otherwise. */
const Trouble = ({ number, sending: { id, mayGoAgain, setAside } }: Sent) => {
  const t = useText();
  const offerUndo = useUndo();
  const { busy, problem, run } = useAction();
  const [again] = useSendDocumentAgainMutation({ variables: { id } });
  const [aside] = useSetDocumentAsideMutation();
  const putAway = async () => {
    if (await run(() => aside({ variables: { id, aside: true } })))
      offerUndo(t('documents.sending.isAside', { number }), () => aside({ variables: { id, aside: false } }));
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
            onClick={() => void run(again)}
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

/** How far a document is on its way to a company, and why it got no further. */
export const SendingCell = ({ number, sending }: Sent) => {
  const t = useText();
  const intl = useIntl();
  const { state, reason, detail, simulated, nextAt } = sending;
  return (
    <>
      <span className="faint">
        {t(`documents.sending.${state}`)}
        {simulated && ` (${t('documents.sending.simulated')})`}
      </span>
      {reason && (
        <span className="faint">
          {t(`documents.sending.reason.${reason}`)}
          {detail && ` (${detail})`}
          {nextAt && ` ${t('documents.sending.next', { at: formatShortMoment(intl, nextAt) })}`}
        </span>
      )}
      {(state === 'FAILED' || state === 'REFUSED') && <Trouble number={number} sending={sending} />}
    </>
  );
};
