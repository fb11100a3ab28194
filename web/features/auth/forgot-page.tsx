import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRefusalText } from '../../intl/errors.ts';
import { useText } from '../../intl/use-text.ts';
import { emailErrors } from '../../lib/form/account-fields.ts';
import { shopErrorOf, type ShopError } from '../../lib/graphql-error.ts';
import { Head } from '../../lib/head.tsx';
import { refusedFields } from '../../lib/form/refused-fields.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useForgotPasswordMutation } from './Signing.gen.ts';
import { textLink } from '../../ui/text-link.tsx';

const NAMES = ['email'] as const;

/** Asks for the mail; `outcome` is what came of it. */
const useForgotForm = () => {
  const [ask] = useForgotPasswordMutation();
  const [outcome, setOutcome] = useState<'sent' | ShopError | null>(null);
  const form = useForm({
    names: NAMES,
    judge: ({ email }) => ({ email: emailErrors(email) }),
    send: async ({ email }) => {
      setOutcome(null);
      try {
        await ask({ variables: { email } });
        setOutcome('sent');
      } catch (error) {
        const refused = shopErrorOf(error);
        const fields = refusedFields(refused, NAMES);
        if (fields) form.show(fields);
        else setOutcome(refused);
      }
    },
  });
  return { form, outcome };
};

/** Asks for a link to set a new password. The answer is the same for every address. */
export const ForgotPage = () => {
  const t = useText();
  const lines = useErrorLines();
  const explain = useRefusalText();
  const { form, outcome } = useForgotForm();
  return (
    <AuthFrame picture="bay">
      <Head title={t('auth.forgot.title')} />
      <form className="stack" {...form.props}>
        <h1 className="h1">{t('auth.forgot.title')}</h1>
        <p className="muted">{t('auth.forgot.text')}</p>
        <TextInput
          type="email"
          name="email"
          label={t('auth.email')}
          placeholder={t('auth.emailExample')}
          autoComplete="email"
          aria-required
          error={lines(form.errors.email)}
        />
        <Button type="submit" block busy={form.busy}>
          {t('auth.forgot.submit')}
        </Button>
        {outcome === 'sent' && (
          <Notice kind="ok">
            <p>{t('auth.forgot.sent')}</p>
          </Notice>
        )}
        {outcome && outcome !== 'sent' && (
          <Notice kind="error">
            <p>{t('auth.forgot.failed')}</p>
            {outcome.code !== 'ERR_INTERNAL' && <p>{explain(outcome)}</p>}
          </Notice>
        )}
        <p className="muted">
          <FormattedMessage id="auth.forgot.remembered" values={{ link: textLink('/login') }} />
        </p>
      </form>
    </AuthFrame>
  );
};
