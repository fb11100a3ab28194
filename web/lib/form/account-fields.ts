import { EMAIL, MAX_EMAIL, MAX_NAME } from '../../codegen/account-rules.gen.ts';
import type { FieldError } from './field-error.ts';
import { passwordFaults, type PasswordFault } from './password-rules.ts';

/** The same form of an address as the server's. */
const normalise = (email: string) =>
  email
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();

const emailError = (id: MessageId): readonly FieldError[] => [{ id }];

/** What is wrong with an e-mail address, with the remedy; nothing for one that may be sent. */
export const emailErrors = (given: string): readonly FieldError[] => {
  const email = normalise(given);
  if (!email) return emailError('auth.field.email.REQUIRED');
  if (email.length > MAX_EMAIL) return emailError('auth.field.email.TOO_LONG');
  if (!email.includes('@')) return emailError('auth.field.email.NO_AT');
  if (/^[^\s@]+@[^\s@.]+\.?$/.test(email)) return emailError('auth.field.email.NO_ENDING');
  return EMAIL.test(email) ? [] : emailError('auth.field.email.EMAIL_INVALID');
};

const passwordError = (fault: PasswordFault): FieldError => ({ id: `auth.field.newPassword.${fault}` });

/** Every rule that a new password breaks, each in words. */
export const newPasswordErrors = (password: string): readonly FieldError[] =>
  passwordFaults(password).map(passwordError);

/** A first or last name that has to be there. */
export const nameErrors = (field: 'firstName' | 'lastName', name: string): readonly FieldError[] => {
  if (!name.trim()) return [{ id: `auth.field.${field}.REQUIRED` }];
  return name.trim().length > MAX_NAME ? [{ id: 'auth.field.tooLong', values: { max: MAX_NAME } }] : [];
};

const SERVER_EMAIL = ['REQUIRED', 'TOO_LONG', 'EMAIL_INVALID'] as const;
const PASSWORD_CODES: Record<PasswordFault, true> = {
  REQUIRED: true,
  TOO_SHORT: true,
  TOO_LONG: true,
  INVALID: true,
  LOWERCASE: true,
  UPPERCASE: true,
  DIGIT: true,
  SPECIAL: true,
  COMMON: true,
};

/** The words for a code of the server about one field of an account. */
export const accountFieldError = (field: string, code: string): FieldError => {
  if (field === 'email' || field === 'newEmail') {
    return { id: `auth.field.email.${SERVER_EMAIL.find((known) => known === code) ?? 'EMAIL_INVALID'}` };
  }
  if ((field === 'password' || field === 'newPassword') && code in PASSWORD_CODES) {
    return passwordError(code as PasswordFault);
  }
  if (code === 'REQUIRED' && (field === 'firstName' || field === 'lastName'))
    return { id: `auth.field.${field}.REQUIRED` };
  return code === 'TOO_LONG' ? { id: 'auth.field.tooLong', values: { max: MAX_NAME } } : { id: 'auth.field.INVALID' };
};
