import * as z from 'zod';
import { byCode } from '../../core/checks.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

export const MIN_LENGTH = 8;
export const MAX_LENGTH = 128;

/** Signs that people put for letters. */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
};

const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join('')}]`, 'g');

/** What a password has at least one of, by the code of its absence. */
export const KINDS = {
  LOWERCASE: /\p{Ll}/u,
  UPPERCASE: /\p{Lu}/u,
  DIGIT: /\p{Nd}/u,
  SPECIAL: /[^\p{L}\p{N}\s]/u,
} as const;

/** What no password may have. */
export const UNUSABLE = /[\p{Cc}\p{Cs}]/u;

/** One spelling for one sequence of characters, however the keyboard composed them. Spaces stay. */
export const normalisePassword = (password: string): string => password.normalize('NFC');

const stems = (password: string): string[] => {
  const lower = password.toLowerCase();
  const stem = lower.replace(/[^\p{L}]{1,128}$/u, '');
  const plain = (text: string): string => text.replace(LOOKALIKE, (sign) => LOOKALIKES[sign]!);
  return [lower, stem, plain(lower), plain(stem), lower.replace(/[^\p{L}\p{N}]/gu, '')];
};

/** Whether it is one of the passwords that everybody tries first, also with a year, a mark or digits for letters. */
export const isCommonPassword = (password: string): boolean =>
  stems(password).some((stem) => COMMON_PASSWORDS.has(stem));

const RULES: readonly [code: string, holds: (password: string) => boolean][] = [
  ['REQUIRED', (password) => password.length > 0],
  ['TOO_SHORT', (password) => [...password].length >= MIN_LENGTH],
  ['TOO_LONG', (password) => [...password].length <= MAX_LENGTH],
  ['INVALID', (password) => !UNUSABLE.test(password)],
  ...Object.entries(KINDS).map(
    ([code, kind]) => [code, (password: string) => kind.test(password)] as [string, (password: string) => boolean],
  ),
  ['COMMON', (password) => !isCommonPassword(password)],
];

/** Code of the first rule that a new password breaks; null when it may be used. Length counts characters, not bytes. */
export const passwordError = (password: string): string | null => {
  const normal = normalisePassword(password);
  return RULES.find(([, holds]) => !holds(normal))?.[0] ?? null;
};

/** A password as somebody types it to sign in. Codes REQUIRED, TOO_LONG. */
export const typedPassword = z
  .string()
  .min(1, 'REQUIRED')
  .refine((password) => [...password].length <= MAX_LENGTH, 'TOO_LONG');

/** A password that may be set; one broken rule is told at a time. Codes as above. */
export const newPassword = z.string().check(byCode(passwordError));
