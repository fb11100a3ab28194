import { useState, type ReactNode } from 'react';
import { useErrorText } from '../../intl/errors.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useResendConfirmationMutation } from './Signing.gen.ts';

interface Told {
  kind: 'ok' | 'error';
  text: string;
}

/** Sends the mail of the confirmation once more and says what came of it. */
export const useResend = () => {
  const t = useText();
  const explain = useErrorText();
  const [resend, { loading }] = useResendConfirmationMutation();
  const [told, setTold] = useState<Told | null>(null);
  const send = async (email: string) => {
    setTold(null);
    try {
      await resend({ variables: { email } });
      setTold({ kind: 'ok', text: t('auth.resent', { email }) });
    } catch (error) {
      setTold({ kind: 'error', text: explain(error) });
    }
  };
  return { send, busy: loading, told };
};

/** What `useResend` has to tell. */
export const ResendNotice = ({ told }: { told: Told | null }) =>
  told && (
    <Notice kind={told.kind}>
      <p>{told.text}</p>
    </Notice>
  );

interface ResendProps {
  /** Asked when the button is pressed. */
  email: () => string;
  /** Why the address has to be confirmed. */
  children: ReactNode;
}

/** A notice that an address waits for its confirmation, with a button that sends the mail again. */
export const Resend = ({ email, children }: ResendProps) => {
  const t = useText();
  const { send, busy, told } = useResend();
  return (
    <>
      <Notice kind="warn" icon="mail">
        <p>{children}</p>
        <p className="note__act">
          <Button variant="line" small busy={busy} onClick={() => void send(email())}>
            {t('auth.resend')}
          </Button>
        </p>
      </Notice>
      <ResendNotice told={told} />
    </>
  );
};
