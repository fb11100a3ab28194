import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { formatMoment, formatShortMoment } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import type { SendingPartsFragment as Sending } from './Documents.gen.ts';
import { SendingAddress } from './sending-address.tsx';
import { SendingTrouble } from './sending-trouble.tsx';

interface Sent {
  number: string;
  sending: Sending;
}

/** Who received it and when, the message it went in, and the file that proves it. */
const Receipt = ({ number, sending }: Sent) => {
  const t = useText();
  const intl = useIntl();
  const { state, recipient, receiptAt, messageId, receiptUrl } = sending;
  const words = state === 'REFUSED' ? 'documents.sending.refused' : 'documents.sending.received';
  return (
    <>
      {recipient && receiptAt && (
        <span className="faint">{t(words, { recipient, at: formatMoment(intl, receiptAt) })}</span>
      )}
      {messageId && <span className="faint doc-message">{t('documents.sending.message', { id: messageId })}</span>}
      {receiptUrl && (
        <a
          className="link"
          href={receiptUrl}
          download={`${number}-receipt.json`}
          aria-label={t('documents.sending.receiptOf', { number })}
        >
          {t('documents.sending.receipt')}
        </a>
      )}
    </>
  );
};

/** How far a document is on its way to a company, why it got no further, and what proves it. `mayAddress`: a number may be given. */
export const SendingCell = ({ number, sending, mayAddress }: Sent & { mayAddress?: boolean }) => {
  const t = useText();
  const intl = useIntl();
  const told = useRef<HTMLSpanElement>(null);
  const { state, reason, detail, simulated, nextAt } = sending;
  return (
    <>
      <span className="faint" ref={told} tabIndex={-1}>
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
      <Receipt number={number} sending={sending} />
      {sending.mayBeAddressed && mayAddress && <SendingAddress id={sending.id} number={number} state={told} />}
      {(state === 'FAILED' || state === 'REFUSED') && <SendingTrouble number={number} sending={sending} state={told} />}
    </>
  );
};
