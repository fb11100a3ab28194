import { createHmac, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, in the form in which it is shown. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/**
 * The header `Martyx-Signature`: the moment in Unix seconds, and for each secret that holds the HMAC-SHA256 of
 * `moment.body` in hexadecimal.
 */
export const signatureOf = (secrets: readonly string[], body: string, at: Date): string => {
  const moment = Math.floor(at.getTime() / 1000);
  const parts = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex')}`);
  return [`t=${moment}`, ...parts].join(',');
};
