import type { FieldError } from '../../lib/form/field-error.ts';
import type { FieldErrors, FieldValues } from '../../lib/form/use-form.ts';

export const PROFILE_FIELDS = ['firstName', 'lastName', 'username', 'phone', 'address'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

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

const errorsOf = (field: ProfileField, given: string): readonly FieldError[] => {
  const { max, pattern, invalid } = RULES[field];
  const value = given.trim();
  if (value.length > max) return [tooLong(max)];
  return value && pattern && !pattern.test(value) ? [{ id: invalid ?? 'auth.field.INVALID' }] : [];
};

/** Everything in a profile that the server would refuse. Every field may stay empty. */
export const judgeProfile = (values: FieldValues<ProfileField>): FieldErrors<ProfileField> =>
  Object.fromEntries(PROFILE_FIELDS.map((field) => [field, errorsOf(field, values[field])]));

/** The words for a code of the server about one field. */
export const profileFieldError = (field: string, code: string): FieldError => {
  const rule = RULES[field as ProfileField] as FieldRule | undefined;
  if (code === 'TOO_LONG' && rule) return tooLong(rule.max);
  return { id: rule?.invalid ?? 'auth.field.INVALID' };
};
