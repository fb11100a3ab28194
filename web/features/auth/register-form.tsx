import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useRefusalText } from '../../intl/errors.ts';
import { useText } from '../../intl/use-text.ts';
import { emailErrors, nameErrors } from '../../lib/form/account-fields.ts';
import { shopErrorOf, type ShopError } from '../../lib/graphql-error.ts';
import { refusedFields } from '../../lib/form/refused-fields.ts';
import { useForm, type FieldErrors, type FieldValues } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { judgeNewPassword, NewPasswordFields } from './new-password-fields.tsx';
import { useRegisterMutation } from './Signing.gen.ts';
import { sideLink, textLink } from '../../ui/text-link.tsx';

const NAMES = ['firstName', 'lastName', 'email', 'password', 'repeat', 'terms'] as const;
type Name = (typeof NAMES)[number];

const TERMS = { terms: [{ id: 'auth.field.terms.REQUIRED' }] } satisfies FieldErrors<Name>;

const judge = (given: FieldValues<Name>): FieldErrors<Name> => ({
  firstName: nameErrors('firstName', given.firstName),
  lastName: nameErrors('lastName', given.lastName),
  email: emailErrors(given.email),
  ...judgeNewPassword(given),
  ...(given.terms ? {} : TERMS),
});

const refusedIn = (refusal: ShopError): FieldErrors<Name> | null =>
  refusal.code === 'TERMS_REQUIRED' ? TERMS : refusedFields(refusal, NAMES);

/** Sends the form; `refusal` is what the server said where it was about no field. */
const useRegisterForm = (onSent: (email: string) => void) => {
  const [register] = useRegisterMutation();
  const [refusal, setRefusal] = useState<ShopError | null>(null);
  const form = useForm<Name>({
    names: NAMES,
    judge,
    send: async ({ email, password, firstName, lastName }) => {
      setRefusal(null);
      try {
        await register({ variables: { input: { email, password, firstName, lastName, termsAccepted: true } } });
        onSent(email.trim());
      } catch (error) {
        const refused = shopErrorOf(error);
        const fields = refusedIn(refused);
        if (fields) form.show(fields);
        else setRefusal(refused);
      }
    },
  });
  return { form, refusal };
};

/** Opens an account. `onSent` gets the address that was written to. */
export const RegisterForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const t = useText();
  const lines = useErrorLines();
  const explain = useRefusalText();
  const { search } = useLocation();
  const { form, refusal } = useRegisterForm(onSent);
  const { errors } = form;
  return (
    <form className="stack" {...form.props}>
      <h1 className="h1">{t('auth.register.title')}</h1>
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
      <NewPasswordFields label={t('auth.password')} errors={errors} />
      <Checkbox name="terms" aria-required error={lines(errors.terms)}>
        <FormattedMessage
          id="auth.register.terms"
          values={{ link: sideLink('/terms-of-service'), privacy: sideLink('/privacy-policy') }}
        />
      </Checkbox>
      {refusal && (
        <Notice kind="error">
          <p>{explain(refusal)}</p>
        </Notice>
      )}
      <Button type="submit" block busy={form.busy}>
        {t('auth.register.submit')}
      </Button>
      <p className="muted">
        <FormattedMessage id="auth.register.have" values={{ link: textLink(`/login${search}`) }} />
      </p>
    </form>
  );
};
