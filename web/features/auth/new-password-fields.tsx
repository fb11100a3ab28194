import { useText } from '../../intl/use-text.ts';
import { newPasswordErrors } from '../../lib/form/account-fields.ts';
import type { FieldErrors, FoundErrors } from '../../lib/form/field-error.ts';
import { verbatim } from '../../lib/form/fields.ts';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { NewPassword } from '../../ui/form/new-password.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';

type Names = 'password' | 'repeat';

export const newPasswordFields = { password: verbatim(newPasswordErrors), repeat: verbatim() };

/** What is wrong with the repetition of a new password. */
export const validateRepetition = ({ password, repeat }: Record<Names, string>): FoundErrors<Names> =>
  repeat === password ? {} : { repeat: { id: repeat ? 'auth.field.repeat.DIFFERENT' : 'auth.field.repeat.REQUIRED' } };

interface NewPasswordFieldsProps {
  label: string;
  errors: FieldErrors<Names>;
}

/** A new password, its strength, and once more the same. */
export const NewPasswordFields = ({ label, errors }: NewPasswordFieldsProps) => {
  const t = useText();
  const lines = useErrorLines();
  return (
    <>
      <NewPassword name="password" label={label} errors={errors.password} />
      <PasswordInput
        name="repeat"
        label={t('auth.repeatPassword')}
        autoComplete="new-password"
        aria-required
        error={lines(errors.repeat)}
      />
    </>
  );
};
