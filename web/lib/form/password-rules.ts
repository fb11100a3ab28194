import { KINDS, LOOKALIKES, MAX_LENGTH, MIN_LENGTH, UNUSABLE } from '../../codegen/password-rules.gen.ts';

/** The rules that the screen shows one by one, in this order. */
export const PASSWORD_RULES = ['TOO_SHORT', 'LOWERCASE', 'UPPERCASE', 'DIGIT', 'SPECIAL', 'COMMON'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];
export type PasswordFault = PasswordRule | 'REQUIRED' | 'TOO_LONG' | 'INVALID';
export type Strength = 'weak' | 'medium' | 'strong' | 'very-strong';

/** What people try first; the server knows thousands more and has the last word. */
export const FREQUENT_PASSWORDS: ReadonlySet<string> = new Set(
  (
    'password passwort heslo qwerty qwertz welcome admin administrator letmein dragon monkey martyx iloveyou sunshine ' +
    'football baseball master shadow superman princess charlie slovensko bratislava hallo schatz summer winter ' +
    'secret starwars computer samsung pokemon batman asdfgh asdfghjkl asdf zxcvbnm qazwsx qwertyuiop changeme hello ' +
    'freedom whatever hunter killer jordan mustang internet matrix flower'
  ).split(' '),
);

const SIGNS: Readonly<Record<string, string>> = LOOKALIKES;
const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join('')}]`, 'g');

const isCommon = (password: string): boolean => {
  const lower = password.toLowerCase();
  const stem = lower.replace(/[^\p{L}]{1,128}$/u, '');
  const plain = (text: string) => text.replace(LOOKALIKE, (sign) => SIGNS[sign]!);
  return [lower, stem, plain(lower), plain(stem), lower.replace(/[^\p{L}\p{N}]/gu, '')].some((text) =>
    FREQUENT_PASSWORDS.has(text),
  );
};

const normal = (password: string) => password.normalize('NFC');
const lengthOf = (password: string) => [...normal(password)].length;

const holds = (rule: PasswordRule, password: string): boolean => {
  if (rule === 'TOO_SHORT') return lengthOf(password) >= MIN_LENGTH;
  if (rule === 'COMMON') return password !== '' && !isCommon(normal(password));
  return KINDS[rule].test(normal(password));
};

/** The rules that a password does not meet yet; for an empty one, all of them. */
export const unmetRules = (password: string): PasswordRule[] => PASSWORD_RULES.filter((rule) => !holds(rule, password));

/** Everything that keeps a new password from being taken, in the server's codes. Length counts characters. */
export const passwordFaults = (password: string): PasswordFault[] => {
  if (!password) return ['REQUIRED'];
  if (lengthOf(password) > MAX_LENGTH) return ['TOO_LONG'];
  if (UNUSABLE.test(password)) return ['INVALID'];
  return unmetRules(password);
};

/**
 * One point for each kind of character and for each of the lengths 8, 10 and 12. Short and common passwords are weak
 * whatever their score, and one that lacks a kind is medium at best.
 */
export const passwordStrength = (password: string): Strength => {
  const unmet = unmetRules(password);
  if (unmet.includes('TOO_SHORT') || unmet.includes('COMMON')) return 'weak';
  const kinds = Object.keys(KINDS).length - unmet.length;
  const score = kinds + [MIN_LENGTH, 10, 12].filter((length) => lengthOf(password) >= length).length;
  if (score < 4) return 'weak';
  if (unmet.length > 0) return 'medium';
  return score < 7 ? 'strong' : 'very-strong';
};
