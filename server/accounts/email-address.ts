import { isEmail } from '../core/text/text.ts';

/** One form for all ways to write an address: compatible characters folded, invisible ones dropped, lower case, trimmed. */
export const normaliseEmail = (email: string): string =>
  email
    .slice(0, 1000)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase();

/** What is wrong with an address in its normal form; null when it may be used. */
export const emailError = (email: string): string | null => {
  if (!email) return 'REQUIRED';
  if (email.length > 254) return 'TOO_LONG';
  return isEmail(email) ? null : 'EMAIL_INVALID';
};
