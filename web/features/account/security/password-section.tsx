import { useText } from '../../../intl/use-text.ts';
import { accountFieldError, newPasswordErrors } from '../../../lib/form/account-fields.ts';
import { verbatim } from '../../../lib/form/fields.ts';
import { Button } from '../../../ui/button.tsx';
import { NewPassword } from '../../../ui/form/new-password.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { AccountSection } from '../account-section.tsx';
import { CurrentPassword, currentPassword, wrongSecret } from '../../../ui/form/current-password.tsx';
import { Outcome } from '../outcome.tsx';
import { useChangePasswordMutation } from './Security.gen.ts';

const fields = { currentPassword, newPassword: verbatim(newPasswordErrors) };

interface PasswordSectionProps {
  email: string;
  onChanged: () => Promise<void>;
}

/** A new password in place of the present one; all other sessions end with it. */
export const PasswordSection = ({ email, onChanged }: PasswordSectionProps) => {
  const t = useText();
  const [changePassword] = useChangePasswordMutation();
  const { props, errors, busy, problem, done, reset } = useForm({
    fields,
    words: accountFieldError,
    refused: wrongSecret,
    send: async (variables) => {
      await changePassword({ variables });
      reset();
      await onChanged();
    },
  });
  return (
    <AccountSection title={t('auth.account.password.title')} lead={t('auth.account.password.lead')}>
      <form className="stack acct__form" {...props}>
        <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
        <CurrentPassword errors={errors.currentPassword} />
        <NewPassword name="newPassword" label={t('auth.newPassword')} errors={errors.newPassword} />
        <Button type="submit" busy={busy}>
          {t('auth.account.password.change')}
        </Button>
        <Outcome problem={problem} done={done && t('auth.account.password.done')} />
      </form>
    </AccountSection>
  );
};
