import { useId, useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { RadioRow } from '../../ui/form/choice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useResendOrderMailMutation } from './detail/Order.gen.ts';

interface ResendMailProps {
  order: { id: string; userEmail: string };
  accessToken: string | null;
  /** Address of the signed-in account, if it was confirmed: another one the mail may go to. */
  ownEmail?: string | null;
}

interface RecipientProps {
  emails: readonly string[];
  busy: boolean;
  onSend: (email: string) => void;
}

const RecipientChoice = ({ emails, busy, onSend }: RecipientProps) => {
  const t = useText();
  const group = useId();
  const [chosen, setChosen] = useState(emails[0]!);
  return (
    <fieldset className="resend">
      <legend className="label">{t('checkout.orders.sendTo')}</legend>
      {emails.map((email) => (
        <RadioRow key={email} name={group} checked={email === chosen} onChange={() => setChosen(email)}>
          {email}
        </RadioRow>
      ))}
      <Button small busy={busy} onClick={() => onSend(chosen)}>
        {t('checkout.orders.send')}
      </Button>
    </fieldset>
  );
};

/** Sends the order's mail with the invoice once more: to the order's own address, or to that of the account. */
export const ResendMail = ({ order, accessToken, ownEmail }: ResendMailProps) => {
  const t = useText();
  const [resend] = useResendOrderMailMutation();
  const { busy, problem, run } = useAction();
  const [asking, setAsking] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const emails = [...new Set([order.userEmail, ownEmail ?? order.userEmail])];
  const send = async (email: string) => {
    setSentTo(null);
    const given = email === order.userEmail ? undefined : email;
    if (!(await run(() => resend({ variables: { id: order.id, accessToken, email: given } })))) return;
    setAsking(false);
    setSentTo(email);
  };
  const choose = emails.length > 1;
  return (
    <>
      <Button
        variant="quiet"
        small
        icon="mail"
        busy={busy && !asking}
        aria-expanded={choose ? asking : undefined}
        onClick={() => (choose ? setAsking(!asking) : void send(order.userEmail))}
      >
        {t('checkout.order.resend')}
      </Button>
      {asking && <RecipientChoice emails={emails} busy={busy} onSend={(email) => void send(email)} />}
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      {sentTo && (
        <Notice kind="ok">
          <p>{t('checkout.order.resent', { email: sentTo })}</p>
        </Notice>
      )}
    </>
  );
};
