import { useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { accountFieldError, emailErrors } from '../../../lib/form/account-fields.ts';
import type { FieldError } from '../../../lib/form/field-error.ts';
import { text } from '../../../lib/form/fields.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { TextInput } from '../../../ui/form/field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { AccountSection } from '../account-section.tsx';
import { CurrentPassword, currentPassword, wrongSecret } from '../../../ui/form/current-password.tsx';
import { Outcome } from '../outcome.tsx';
import { useChangeEmailMutation } from './Security.gen.ts';

const fields = { newEmail: text(emailErrors), currentPassword };

const words = (field: string, code: string): FieldError =>
  code === 'SAME' ? { id: 'auth.account.email.same' } : accountFieldError(field, code);

/** Asks for another address; it counts once its owner has used the link that goes there. */
export const EmailSection = ({ email }: { email: string }) => {
  const t = useText();
  const lines = useErrorLines();
  const [asked, setAsked] = useState('');
  const [changeEmail] = useChangeEmailMutation();
  const { props, errors, busy, problem, done, reset } = useForm({
    fields,
    words,
    refused: wrongSecret,
    send: async (variables) => {
      await changeEmail({ variables });
      setAsked(variables.newEmail);
      reset();
    },
  });
  return (
    <AccountSection title={t('auth.account.email.title')} lead={t('auth.account.email.lead', { email })}>
      <form className="stack acct__form" {...props}>
        <TextInput
          type="email"
          name="newEmail"
          label={t('auth.account.email.new')}
          autoComplete="email"
          aria-required
          error={lines(errors.newEmail)}
        />
        <CurrentPassword errors={errors.currentPassword} />
        <Button type="submit" busy={busy}>
          {t('auth.account.email.send')}
        </Button>
        <Outcome problem={problem} done={done && t('auth.account.email.done', { email: asked })} />
      </form>
    </AccountSection>
  );
};
