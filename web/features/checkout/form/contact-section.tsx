import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../../intl/use-text.ts';
import { loginPath } from '../../../lib/account/login-path.ts';
import { useAccount } from '../../../lib/account/use-account.ts';
import type { CheckoutNeeds } from './form.ts';
import { FormText } from './form-field.tsx';
import { Section } from './section.tsx';
import type { FormApi } from './use-checkout-form.ts';

const SignIn = () => {
  const location = useLocation();
  const link = (text: ReactNode) => (
    <Link className="link" to={loginPath(location)}>
      {text}
    </Link>
  );
  return (
    <p className="section__hint">
      <FormattedMessage id="checkout.haveAccount" values={{ link }} />
    </p>
  );
};

/** Where the order's mails go: to the address of the account, or to the one that a guest enters. */
export const ContactSection = ({ api, needs }: { api: FormApi; needs: CheckoutNeeds }) => {
  const t = useText();
  const { ready, user } = useAccount();
  const guestHint = needs.hasDigital ? 'checkout.emailHint.files' : 'checkout.emailHint.kit';
  return (
    <Section title={t('checkout.contact')}>
      {ready && !user && <SignIn />}
      <div className="fg">
        <FormText
          api={api}
          field="email"
          label="checkout.email"
          hint={user ? 'checkout.emailHint.account' : guestHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          wide
          required
          readOnly={user !== null}
        />
      </div>
    </Section>
  );
};
