import type { FieldError } from '../../../lib/form/field-error.ts';
import { text, type Field } from '../../../lib/form/fields.ts';

export type ProfileField = 'firstName' | 'lastName' | 'username' | 'phone' | 'address';

interface FieldRule {
  max: number;
  pattern?: RegExp;
  invalid?: MessageId;
}

/** As the server takes them. */
const RULES: Record<ProfileField, FieldRule> = {
  firstName: { max: 100 },
  lastName: { max: 100 },
  username: {
    max: 50,
    pattern: /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u,
    invalid: 'auth.account.profile.username.invalid',
  },
  phone: { max: 30, pattern: /^\+?[\d\s()/.-]{6,30}$/, invalid: 'auth.account.profile.phone.invalid' },
  address: { max: 1000 },
};

const tooLong = (max: number): FieldError => ({ id: 'auth.field.tooLong', values: { max } });

const fieldOf = ({ max, pattern, invalid }: FieldRule): Field<string> =>
  text((value) => {
    if (value.length > max) return tooLong(max);
    return value && pattern && !pattern.test(value) ? { id: invalid ?? 'auth.field.INVALID' } : undefined;
  });

/** Everything in a profile may stay empty. */
export const profileFields: Record<ProfileField, Field<string>> = {
  firstName: fieldOf(RULES.firstName),
  lastName: fieldOf(RULES.lastName),
  username: fieldOf(RULES.username),
  phone: fieldOf(RULES.phone),
  address: fieldOf(RULES.address),
};

/** The words for a code of the server about one field. */
export const profileFieldError = (field: string, code: string): FieldError => {
  const rule = RULES[field as ProfileField] as FieldRule | undefined;
  if (code === 'TOO_LONG' && rule) return tooLong(rule.max);
  return { id: rule?.invalid ?? 'auth.field.INVALID' };
};
