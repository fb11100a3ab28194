import { validationFailed } from '../core/errors.ts';
import { sanitizeLine, sanitizeText } from '../core/text/text.ts';

export interface Profile {
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  phone: string | null;
  address: string | null;
}

/** Absent: stays as it is. Null or blank: taken away. */
export type GivenProfile = { [Field in keyof Profile]?: string | null };

interface FieldRule {
  readonly max: number;
  readonly pattern?: RegExp;
  readonly lines?: boolean;
}

const FIELDS: Record<keyof Profile, FieldRule> = {
  firstName: { max: 100 },
  lastName: { max: 100 },
  username: { max: 50, pattern: /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,49}$/u },
  phone: { max: 30, pattern: /^\+?[\d\s()/.-]{6,30}$/ },
  address: { max: 1000, lines: true },
};

const errorOf = (value: string, { max, pattern }: FieldRule): string | null => {
  if (value.length > max) return 'TOO_LONG';
  return value && pattern && !pattern.test(value) ? 'INVALID' : null;
};

/** The given fields in the form in which they are stored, and what is wrong with them by name. */
export const readProfile = (given: GivenProfile): { profile: Partial<Profile>; errors: Record<string, string> } => {
  const profile: Partial<Profile> = {};
  const errors: Record<string, string> = {};
  for (const [field, rule] of Object.entries(FIELDS) as [keyof Profile, FieldRule][]) {
    const text = given[field];
    if (text === undefined) continue;
    const value = rule.lines ? sanitizeText(text ?? '', Infinity) : sanitizeLine(text ?? '', Infinity);
    const error = errorOf(value, rule);
    if (error) errors[field] = error;
    profile[field] = value || null;
  }
  return { profile, errors };
};

/** The same; throws VALIDATION_FAILED with all faults at once. */
export const checkProfile = (given: GivenProfile): Partial<Profile> => {
  const { profile, errors } = readProfile(given);
  if (Object.keys(errors).length > 0) throw validationFailed(errors);
  return profile;
};
