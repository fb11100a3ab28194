import { createHash, randomBytes } from 'node:crypto';
import type { Shop } from '../core/shop.ts';
import { MINUTE_MS } from '../core/time.ts';

/** A secret of 256 random bits, behind the word that tells its kind. */
export const newKeySecret = (kind: string): string => `${kind}${randomBytes(32).toString('base64url')}`;

/** How a secret begins, to tell keys apart. */
export const shownOf = (secret: string, kind: string): string => secret.slice(0, kind.length + 6);

/** What is kept of a secret. */
export const hashOfKey = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A use is noted once it is later than this after the last that was. */
export const notedBefore = ({ clock }: Shop): Date => new Date(clock.now().getTime() - MINUTE_MS);
