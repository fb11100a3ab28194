import { randomBytes } from 'node:crypto';
import type { Shop } from '../../core/shop.ts';
import { sign } from '../../core/signature.ts';

const HOW_MANY = 10;
const LENGTH = 10;
/** 32 signs, five bits each, none of which looks like another. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

const newCode = (): string => {
  const code = Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
};

/** Ten codes of 50 random bits, to be written down. */
export const newRecoveryCodes = (): string[] => Array.from({ length: HOW_MANY }, newCode);

/** One spelling of a typed code, of either kind: small letters and digits, what looks alike folded, nothing between them. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What is stored of a recovery code. */
export const recoveryHash = (shop: Shop, userId: string, code: string): string => {
  const read = plainCode(code).replace(/o/g, '0').replace(/[il]/g, '1');
  return sign(shop, 'recovery-code', `${userId}\n${read}`);
};
