import { useRef, useState } from 'react';
import { useRefusalText } from '../../intl/errors.ts';
import { useText } from '../../intl/use-text.ts';
import { account } from '../../lib/account/account.ts';
import { shopErrorOf, type ShopError } from '../../lib/graphql-error.ts';
import { Head } from '../../lib/head.tsx';
import { refusedFields } from '../../lib/form/refused-fields.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { judgeNewPassword, NewPasswordFields } from './new-password-fields.tsx';
import { useResetPasswordMutation } from './Signing.gen.ts';
import { useLinkToken } from './use-link-token.ts';

const NAMES = ['password', 'repeat'] as const;

const AskAgain = () => {
  const t = useText();
  return (
    <ButtonLink variant="line" block to="/forgot-password">
      {t('auth.reset.again')}
    </ButtonLink>
  );
};

const useResetForm = (token: string, onDone: () => void) => {
  const [reset] = useResetPasswordMutation();
  const [refusal, setRefusal] = useState<ShopError | null>(null);
  const form = useForm({
    names: NAMES,
    judge: judgeNewPassword,
    send: async ({ password }) => {
      setRefusal(null);
      try {
        await reset({ variables: { token, password } });
        // A new password has ended every session of the account.
        account.end('signed_out');
        onDone();
      } catch (error) {
        const refused = shopErrorOf(error);
        const fields = refusedFields(refused, NAMES);
        if (fields) form.show(fields);
        else setRefusal(refused);
      }
    },
  });
  return { form, refusal };
};

const ResetForm = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const t = useText();
  const explain = useRefusalText();
  const { form, refusal } = useResetForm(token, onDone);
  return (
    <form className="stack" {...form.props}>
      <NewPasswordFields label={t('auth.newPassword')} errors={form.errors} />
      {refusal && (
        <Notice kind="error">
          <p>{explain(refusal)}</p>
        </Notice>
      )}
      <Button type="submit" block busy={form.busy}>
        {t('auth.reset.submit')}
      </Button>
      {refusal?.code === 'RESET_TOKEN_INVALID' && <AskAgain />}
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
