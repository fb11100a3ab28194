import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ResendNotice, useResend } from './resend.tsx';

interface RegisterSentProps {
  email: string;
  onChange: () => void;
}

const focusHeading = (heading: HTMLElement | null) => heading?.focus();

/** After registering: the next step is in the mail. Says the same for an address that had an account already. */
export const RegisterSent = ({ email, onChange }: RegisterSentProps) => {
  const t = useText();
  const { send, busy, told } = useResend();
  return (
    <div className="stack">
      <h1 className="h1" tabIndex={-1} ref={focusHeading}>
        {t('auth.register.sent.title')}
      </h1>
      <p className="lead auth2__address">{t('auth.register.sent.text', { email })}</p>
      <p className="muted">{t('auth.register.sent.spam')}</p>
      <div className="row">
        <Button variant="line" small icon="mail" busy={busy} onClick={() => void send(email)}>
          {t('auth.resend')}
        </Button>
        <Button variant="quiet" small onClick={onChange}>
          {t('auth.register.sent.change')}
        </Button>
      </div>
      <ResendNotice told={told} />
    </div>
  );
};
