import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { accountFieldError, emailErrors, nameErrors } from '../../lib/form/account-fields.ts';
import type { FieldError, FieldErrors } from '../../lib/form/field-error.ts';
import { text, tick } from '../../lib/form/fields.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { validateRepetition, newPasswordFields, NewPasswordFields } from './new-password-fields.tsx';
import { useRegisterMutation } from './Signing.gen.ts';
import { sideLink, textLink } from '../../ui/text-link.tsx';

const TERMS: FieldError = { id: 'auth.field.terms.REQUIRED' };

const fields = {
  firstName: text((name) => nameErrors('firstName', name)),
  lastName: text((name) => nameErrors('lastName', name)),
  email: text(emailErrors),
  ...newPasswordFields,
  terms: tick((ticked) => (ticked ? undefined : TERMS)),
};

const PersonFields = ({ errors }: { errors: FieldErrors<keyof typeof fields> }) => {
  const t = useText();
  const lines = useErrorLines();
  return (
    <>
      <div className="auth2__names">
        <TextInput
          name="firstName"
          label={t('auth.firstName')}
          autoComplete="given-name"
          aria-required
          error={lines(errors.firstName)}
        />
        <TextInput
          name="lastName"
          label={t('auth.lastName')}
          autoComplete="family-name"
          aria-required
          error={lines(errors.lastName)}
        />
      </div>
      <TextInput
        type="email"
        name="email"
        label={t('auth.email')}
        autoComplete="email"
        aria-required
        error={lines(errors.email)}
      />
    </>
  );
};

/** Opens an account. `onSent` gets the address that was written to. */
export const RegisterForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const t = useText();
  const lines = useErrorLines();
  const { search } = useLocation();
  const [register] = useRegisterMutation();
  const form = useForm({
    fields,
    judge: validateRepetition,
    words: accountFieldError,
    refused: ({ code }) => (code === 'TERMS_REQUIRED' ? { terms: TERMS } : null),
    send: async ({ email, password, firstName, lastName }) => {
      await register({ variables: { input: { email, password, firstName, lastName, termsAccepted: true } } });
      onSent(email);
    },
  });
  const { errors } = form;
  return (
    <form className="stack" {...form.props}>
      <h1 className="h1">{t('auth.register.title')}</h1>
      <PersonFields errors={errors} />
      <NewPasswordFields label={t('auth.password')} errors={errors} />
      <Checkbox name="terms" aria-required error={lines(errors.terms)}>
        <FormattedMessage
          id="auth.register.terms"
          values={{ link: sideLink('/terms-of-service'), privacy: sideLink('/privacy-policy') }}
        />
      </Checkbox>
      {form.problem && <Notice kind="error">{form.problem}</Notice>}
      <Button type="submit" block busy={form.busy}>
        {t('auth.register.submit')}
      </Button>
      <p className="muted">
        <FormattedMessage id="auth.register.have" values={{ link: textLink(`/login${search}`) }} />
      </p>
    </form>
  );
};
