import { useRef, useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { account } from '../../lib/account/account.ts';
import { accountFieldError } from '../../lib/form/account-fields.ts';
import { Head } from '../../lib/head.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { validateRepetition, newPasswordFields, NewPasswordFields } from './new-password-fields.tsx';
import { useResetPasswordMutation } from './Signing.gen.ts';
import { useLinkToken } from './use-link-token.ts';

const AskAgain = () => {
  const t = useText();
  return (
    <ButtonLink variant="line" block to="/forgot-password">
      {t('auth.reset.again')}
    </ButtonLink>
  );
};

const ResetForm = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const t = useText();
  const [reset] = useResetPasswordMutation();
  const form = useForm({
    fields: newPasswordFields,
    judge: validateRepetition,
    words: accountFieldError,
    send: async ({ password }) => {
      await reset({ variables: { token, password } });
      // A new password has ended every session of the account.
      account.end('signed_out');
      onDone();
    },
  });
  return (
    <form className="stack" {...form.props}>
      <NewPasswordFields label={t('auth.newPassword')} errors={form.errors} />
      {form.problem && (
        <Notice kind="error">
          <p>{form.problem}</p>
        </Notice>
      )}
      <Button type="submit" block busy={form.busy}>
        {t('auth.reset.submit')}
      </Button>
      {form.refusal?.code === 'RESET_TOKEN_INVALID' && <AskAgain />}
    </form>
  );
};

/** Where the link of the mail leads that was sent for a forgotten password. */
export const ResetPage = () => {
  const t = useText();
  const token = useLinkToken();
  const [done, setDone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const finish = () => {
    setDone(true);
    heading.current?.focus();
  };
  return (
    <AuthFrame picture="bay">
      <Head title={t('auth.reset.title')} />
      <div className="stack">
        <h1 className="h1" tabIndex={-1} ref={heading}>
          {t('auth.reset.title')}
        </h1>
        {done && (
          <>
            <Notice kind="ok">
              <p>{t('auth.reset.done')}</p>
            </Notice>
            <ButtonLink block to="/login">
              {t('auth.signIn')}
            </ButtonLink>
          </>
        )}
        {!done && token && <ResetForm token={token} onDone={finish} />}
        {!done && !token && (
          <>
            <p className="muted">{t('auth.reset.missing')}</p>
            <AskAgain />
          </>
        )}
      </div>
    </AuthFrame>
  );
};
