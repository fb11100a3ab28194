import { useText } from '../../intl/use-text.ts';
import type { FieldError, FoundErrors } from '../../lib/form/field-error.ts';
import { verbatim } from '../../lib/form/fields.ts';
import type { ShopError } from '../../lib/graphql-error.ts';
import { useErrorLines } from './error-lines.tsx';
import { PasswordInput } from './password-input.tsx';

/** The field of `CurrentPassword`. */
export const currentPassword = verbatim((password) =>
  password ? undefined : { id: 'auth.account.currentPassword.required' },
);

/** A wrong password or code is said at its field, like a value that does not fit. */
export const wrongSecret = ({ code }: ShopError): FoundErrors<'currentPassword' | 'code'> | null => {
  if (code === 'INVALID_CREDENTIALS') return { currentPassword: { id: 'auth.account.currentPassword.wrong' } };
  return code === 'SECOND_FACTOR_INVALID' ? { code: { id: 'error.SECOND_FACTOR_INVALID' } } : null;
};

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
