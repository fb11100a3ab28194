import * as z from 'zod';
import { byCode } from '../core/checks.ts';
import { isEmail, MAX_EMAIL } from '../core/text/text.ts';

/** One form for all ways to write an address: compatible characters folded, invisible ones dropped, lower case, trimmed. */
export const normaliseEmail = (email: string): string =>
  email
    .slice(0, 1000)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase();

/** What is wrong with an address; null when it may be used. */
export const emailError = (email: string): string | null => {
  if (!email) return 'REQUIRED';
  if (email.length > MAX_EMAIL) return 'TOO_LONG';
  return isEmail(email) ? null : 'EMAIL_INVALID';
};

/** An address that may be used, as it was typed. Codes REQUIRED, TOO_LONG, EMAIL_INVALID. */
export const typedEmail = z.string().check(byCode(emailError));

/** An address that may be used, in its normal form. Codes REQUIRED, TOO_LONG, EMAIL_INVALID. */
export const email = z.string().transform(normaliseEmail).pipe(typedEmail);
