import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Shop } from './shop.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a sealed text is for, and whose it is; it opens for no other. */
export interface SealedFor {
  readonly purpose: string;
  readonly owner: string;
}

const keyOf = ({ secret }: Shop, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `seal\n${purpose}`, 32));

/** Encrypts a text for the database: without the shop's secret it cannot be read, changed, or moved to another owner. */
export const seal = (shop: Shop, { purpose, owner }: SealedFor, text: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(shop, purpose), nonce).setAAD(Buffer.from(owner));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
};

/** The text again; null for anything that this shop did not seal for just this. */
export const unseal = (shop: Shop, { purpose, owner }: SealedFor, sealed: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url');
  const start = NONCE_BYTES + TAG_BYTES;
  if (bytes.length < start) return null;
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(shop, purpose), bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(NONCE_BYTES, start));
    return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};
