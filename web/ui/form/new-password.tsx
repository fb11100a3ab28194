import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '../../lib/form/field-error.ts';
import { useErrorLines } from './error-lines.tsx';
import { PasswordInput, type PasswordInputProps } from './password-input.tsx';
import { PasswordStrength } from './password-strength.tsx';

interface NewPasswordProps extends Omit<PasswordInputProps, 'autoComplete' | 'error' | 'ref'> {
  /** Every rule that is broken. */
  errors?: readonly FieldError[];
}

const COMMON = 'auth.field.newPassword.COMMON';

/** A password that is being chosen, with its strength and the rules it has to meet. */
export const NewPassword = ({ errors, ...input }: NewPasswordProps) => {
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const lines = useErrorLines();
  useEffect(() => {
    // What was typed before the page woke up counts too.
    setPassword(field.current?.value ?? '');
    const form = field.current?.form;
    const empty = () => setPassword('');
    form?.addEventListener('reset', empty);
    return () => form?.removeEventListener('reset', empty);
  }, []);
  return (
    <>
      <PasswordInput
        aria-required
        {...input}
        ref={field}
        autoComplete="new-password"
        error={lines(errors)}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordStrength password={password} common={errors?.some(({ id }) => id === COMMON)} />
    </>
  );
};
