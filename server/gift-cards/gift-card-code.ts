import { createHash, randomBytes } from 'node:crypto';

/** Crockford's base32: no I, L, O or U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Of five bits each: a hundred bits. */
const LENGTH = 20;
/** Of what was typed, more is not looked at. */
const MOST_TYPED = 60;
const GROUP = /.{5}(?=.)/g;

/** A new code in its canonical form. Each letter takes five of its byte's bits, so all are alike. */
export const newCode = (): string => Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % 32]).join('');

/** As it is written: ABCDE-FGHJK-MNPQR-STVWX. */
export const spelledCode = (code: string): string => code.replace(GROUP, '$&-');

/** What was typed, without spaces and hyphens, and with the letters that are read for digits as these. */
export const canonicalCode = (typed: string): string =>
  typed
    .slice(0, MOST_TYPED)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
    .slice(0, LENGTH + 1);

/** By which a card is found. A code is random beyond any guessing, so its hash needs neither salt nor key. */
export const hashOf = (code: string): string => createHash('sha256').update(`gift-card ${code}`).digest('base64url');

export const last4Of = (code: string): string => code.slice(-4);
