import { COMMON_PASSWORDS } from './common-passwords.ts';

export const MIN_LENGTH = 8;
export const MAX_LENGTH = 128;

const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
};

/** One spelling for one sequence of characters, however the keyboard composed them. Spaces stay. */
export const normalisePassword = (password: string): string => password.normalize('NFC');

const stems = (password: string): string[] => {
  const lower = password.toLowerCase();
  const stem = lower.replace(/[^\p{L}]{1,128}$/u, '');
  const plain = (text: string): string => text.replace(/[@431!05$]/g, (sign) => LOOKALIKES[sign]!);
  return [lower, stem, plain(lower), plain(stem), lower.replace(/[^\p{L}\p{N}]/gu, '')];
};

/** Whether it is one of the passwords that everybody tries first, also with a year, a mark or digits for letters. */
export const isCommonPassword = (password: string): boolean =>
  stems(password).some((stem) => COMMON_PASSWORDS.has(stem));

const RULES: readonly [code: string, holds: (password: string) => boolean][] = [
  ['REQUIRED', (password) => password.length > 0],
  ['TOO_SHORT', (password) => [...password].length >= MIN_LENGTH],
  ['TOO_LONG', (password) => [...password].length <= MAX_LENGTH],
  ['INVALID', (password) => !/[\p{Cc}\p{Cs}]/u.test(password)],
  ['LOWERCASE', (password) => /\p{Ll}/u.test(password)],
  ['UPPERCASE', (password) => /\p{Lu}/u.test(password)],
  ['DIGIT', (password) => /\p{Nd}/u.test(password)],
  ['SPECIAL', (password) => /[^\p{L}\p{N}\s]/u.test(password)],
  ['COMMON', (password) => !isCommonPassword(password)],
];

/** Code of the first rule that a new password breaks; null when it may be used. Length counts characters, not bytes. */
export const passwordError = (password: string): string | null => {
  const normal = normalisePassword(password);
  return RULES.find(([, holds]) => !holds(normal))?.[0] ?? null;
};
