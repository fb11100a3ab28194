import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorText } from '../../intl/errors.ts';
import { useText } from '../../intl/use-text.ts';
import { account } from '../../lib/account/account.ts';
import { emailErrors } from '../../lib/form/account-fields.ts';
import { shopErrorOf } from '../../lib/graphql-error.ts';
import { text } from '../../lib/form/fields.ts';
import { Head } from '../../lib/head.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ResendNotice, useResend } from './resend.tsx';
import { useConfirmEmailMutation } from './Signing.gen.ts';
import { textLink } from '../../ui/text-link.tsx';
import { useLinkToken } from './use-link-token.ts';

const fields = { email: text(emailErrors) };

/** For a link that does not work any more: a new one for a new account; a change of address begins in the account. */
const NewLink = () => {
  const t = useText();
  const lines = useErrorLines();
  const { send, busy, told } = useResend();
  const form = useForm({ fields, send: ({ email }) => send(email) });
  return (
    <form className="stack" {...form.props}>
      <TextInput
        type="email"
        name="email"
        label={t('auth.email')}
        autoComplete="email"
        aria-required
        error={lines(form.errors.email)}
      />
      <Button type="submit" block busy={busy}>
        {t('auth.confirm.again')}
      </Button>
      <ResendNotice told={told} />
      <p className="muted">
        <FormattedMessage id="auth.confirm.changed" values={{ link: textLink('/account/security') }} />
      </p>
    </form>
  );
};

type Step = 'ready' | 'done' | 'dead';

/** Uses the link when the button is pressed, so that a mail program that only looks at it changes nothing. */
const useConfirming = (token: string) => {
  const explain = useErrorText();
  const [confirm, { loading }] = useConfirmEmailMutation();
  const [step, setStep] = useState<Step>('ready');
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    setProblem(null);
    try {
      await confirm({ variables: { token } });
      // A changed address has ended every session of the account.
      account.end('signed_out');
      setStep('done');
    } catch (error) {
      setProblem(explain(error));
      if (shopErrorOf(error).code === 'CONFIRM_TOKEN_INVALID') setStep('dead');
    }
  };
  return { send, step, problem, busy: loading };
};

const Confirming = ({ token }: { token: string }) => {
  const t = useText();
  const { send, step, problem, busy } = useConfirming(token);
  const heading = useRef<HTMLHeadingElement>(null);
  const press = () => void send().then(() => heading.current?.focus());
  const done = step === 'done';
  return (
    <div className="stack">
      <h1 className="h1" tabIndex={-1} ref={heading}>
        {t(done ? 'auth.confirm.done.title' : 'auth.confirm.title')}
      </h1>
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      {step !== 'dead' && <p className="muted">{t(done ? 'auth.confirm.done.text' : 'auth.confirm.text')}</p>}
      {step === 'ready' && (
        <Button block busy={busy} onClick={press}>
          {t('auth.confirm.submit')}
        </Button>
      )}
      {done && (
        <ButtonLink block to="/login">
          {t('auth.signIn')}
        </ButtonLink>
      )}
      {step === 'dead' && <NewLink />}
    </div>
  );
};

/** Where the links of the mails lead that ask to confirm an address, of a new account or a changed one. */
export const ConfirmPage = () => {
  const t = useText();
  const token = useLinkToken();
  return (
    <AuthFrame picture="bay">
      <Head title={t('auth.confirm.title')} />
      {token ? (
        <Confirming token={token} />
      ) : (
        <div className="stack">
          <h1 className="h1">{t('auth.confirm.title')}</h1>
          <p className="muted">{t('auth.confirm.missing')}</p>
          <NewLink />
        </div>
      )}
    </AuthFrame>
  );
};
