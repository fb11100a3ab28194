import { FormattedMessage } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { accountFieldError, emailErrors } from '../../lib/form/account-fields.ts';
import { text } from '../../lib/form/fields.ts';
import { Head } from '../../lib/head.tsx';
import { Button } from '../../ui/button.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useForgotPasswordMutation } from './Signing.gen.ts';
import { textLink } from '../../ui/text-link.tsx';

const fields = { email: text(emailErrors) };

/** Asks for a link to set a new password. The answer is the same for every address. */
export const ForgotPage = () => {
  const t = useText();
  const lines = useErrorLines();
  const [ask] = useForgotPasswordMutation();
  const form = useForm({ fields, words: accountFieldError, send: (variables) => ask({ variables }) });
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
        {form.done && (
          <Notice kind="ok">
            <p>{t('auth.forgot.sent')}</p>
          </Notice>
        )}
        {form.refusal && (
          <Notice kind="error">
            <p>{t('auth.forgot.failed')}</p>
            {form.refusal.code !== 'ERR_INTERNAL' && <p>{form.problem}</p>}
          </Notice>
        )}
        <p className="muted">
          <FormattedMessage id="auth.forgot.remembered" values={{ link: textLink('/login') }} />
        </p>
      </form>
    </AuthFrame>
  );
};
