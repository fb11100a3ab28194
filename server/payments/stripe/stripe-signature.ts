import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '../../core/time.ts';

/** How old a signature may be: Stripe signs anew each time it sends an event again. */
const TOLERANCE_MS = 5 * MINUTE_MS;
const MOST_SIGNATURES = 10;

export interface Signed {
  readonly seconds: string;
  /** While the secret is being changed, one by each. */
  readonly signatures: readonly string[];
}

/** The header as it is written: `t=…,v1=…`. Null when it cannot be Stripe's, or is not of these minutes. */
export const signedOf = (header: unknown, now: Date): Signed | null => {
  if (typeof header !== 'string' || header.length > 2000) return null;
  const parts = header.split(',').map((part) => part.trim().split('='));
  const valuesOf = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const [seconds] = valuesOf('t');
  const signatures = valuesOf('v1').filter((value) => /^[0-9a-f]{64}$/.test(value));
  if (!seconds || !/^\d{1,12}$/.test(seconds) || signatures.length === 0) return null;
  const age = now.getTime() - Number(seconds) * 1000;
  if (age > TOLERANCE_MS || age < -HOUR_MS) return null;
  return { seconds, signatures: signatures.slice(0, MOST_SIGNATURES) };
};

/** Over the very bytes that are sent. */
export const signatureOf = (secret: string, seconds: string, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

/** Whether one of the signatures is made with our secret. */
export const isSigned = ({ seconds, signatures }: Signed, secret: string, body: string): boolean => {
  const expected = Buffer.from(signatureOf(secret, seconds, body));
  return signatures.some((given) => timingSafeEqual(Buffer.from(given), expected));
};
