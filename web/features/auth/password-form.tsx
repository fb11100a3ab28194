import type { ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { accountFieldError, emailErrors } from '../../lib/form/account-fields.ts';
import { text, tick, verbatim } from '../../lib/form/fields.ts';
import { serverFieldErrors } from '../../lib/form/server-errors.ts';
import type { ShopError } from '../../lib/graphql-error.ts';
import { Button } from '../../ui/button.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { Resend } from './resend.tsx';
import { useSignInRefusal } from './use-sign-in-refusal.ts';
import type { Credentials } from './use-sign-in.ts';

const fields = {
  email: text(emailErrors),
  password: verbatim((password) => (password ? undefined : { id: 'auth.field.password.REQUIRED' })),
  keep: tick(),
};

interface PasswordFormProps {
  heading: ReactNode;
  /** Why the last try failed, where it was about no field. */
  refusal: ShopError | null;
  onRefused: (refusal: ShopError | null) => void;
  signIn: (credentials: Credentials) => Promise<ShopError | null>;
  options?: ReactNode;
  children?: ReactNode;
}

/** The first step of signing in. */
export const PasswordForm = ({ heading, refusal, onRefused, signIn, options, children }: PasswordFormProps) => {
  const t = useText();
  const lines = useErrorLines();
  const explain = useSignInRefusal();
  const form = useForm({
    fields,
    send: async (credentials) => {
      onRefused(null);
      const refused = await signIn(credentials);
      const errors = refused && serverFieldErrors(refused, { words: accountFieldError }, ['email', 'password']);
      if (errors) form.show(errors);
      else onRefused(refused);
    },
  });
  const unconfirmed = refusal?.code === 'EMAIL_NOT_CONFIRMED';
  return (
    <form className="stack" {...form.props}>
      {heading}
      {refusal && !unconfirmed && (
        <Notice kind="error">
          <p>{explain(refusal)}</p>
        </Notice>
      )}
      <TextInput
        type="email"
        name="email"
        label={t('auth.email')}
        autoComplete="username"
        aria-required
        error={lines(form.errors.email)}
      />
      <PasswordInput
        name="password"
        label={t('auth.password')}
        autoComplete="current-password"
        aria-required
        error={lines(form.errors.password)}
      />
      {options}
      <Button type="submit" block busy={form.busy}>
        {t('auth.signIn')}
      </Button>
      {children}
      {unconfirmed && <Resend email={() => form.values().email}>{explain(refusal)}</Resend>}
    </form>
  );
};
