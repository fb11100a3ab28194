import * as z from 'zod';

/** The one form of a code, however it was typed: compatible characters folded, capitals, no spaces. */
export const canonicalCode = (typed: string): string =>
  typed.slice(0, 200).normalize('NFKC').replace(/\s/g, '').toUpperCase();

/** What a code looks like. */
export const CODE = /^[A-Z0-9][A-Z0-9_-]{2,39}$/;

/** A code that may be given to a promotion, in its one form. Code INVALID. */
export const promotionCode = z.string().transform(canonicalCode).pipe(z.string().regex(CODE, 'INVALID'));
