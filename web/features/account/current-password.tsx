import { useText } from '../../intl/use-text.ts';
import type { FieldError } from '../../lib/form/field-error.ts';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';

/** What is missing when the current password was not given. */
export const currentPasswordErrors = (password: string): readonly FieldError[] =>
  password ? [] : [{ id: 'auth.account.currentPassword.required' }];

/** Asks the owner for the present password before something of weight is done. */
export const CurrentPassword = ({ errors }: { errors?: readonly FieldError[] }) => {
  const t = useText();
  const lines = useErrorLines();
  return (
    <PasswordInput
      name="currentPassword"
      label={t('auth.account.currentPassword')}
      autoComplete="current-password"
      aria-required
      error={lines(errors)}
    />
  );
};
