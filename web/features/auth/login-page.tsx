import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { account } from '../../lib/account/account.ts';
import { Head } from '../../lib/head.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { textLink } from '../../ui/text-link.tsx';
import { useSignInRedirect } from './use-sign-in-redirect.ts';

const Options = () => {
  const t = useText();
  return (
    <div className="row between">
      <Checkbox name="keep">{t('auth.login.keep')}</Checkbox>
      <Link className="link" to="/forgot-password">
        {t('auth.login.forgot')}
      </Link>
    </div>
  );
};

/** Signs a customer in and leads on to where they wanted to go. */
export const LoginPage = () => {
  const t = useText();
  const { search } = useLocation();
  useSignInRedirect();
  return (
    <AuthFrame picture="rocket">
      <Head title={t('auth.login.title')} />
      <SignInForm
        heading={<h1 className="h1">{t('auth.login.title')}</h1>}
        options={<Options />}
        onSignedIn={(signedIn) => account.signIn(signedIn)}
      >
        <p className="muted">
          <FormattedMessage id="auth.login.new" values={{ link: textLink(`/register${search}`) }} />
        </p>
      </SignInForm>
    </AuthFrame>
  );
};
