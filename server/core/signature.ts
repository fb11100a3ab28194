import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Shop } from './shop.ts';

/** Keyed signature of `text`, bound to a purpose so that a signature made for one thing never opens another. */
export const sign = (shop: Shop, purpose: string, text: string): string =>
  createHmac('sha256', shop.secret).update(`${purpose}\n${text}`).digest('base64url');

/** Compares in constant time. */
export const verifySignature = (shop: Shop, purpose: string, text: string, signature: string): boolean => {
  const expected = Buffer.from(sign(shop, purpose, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
};
