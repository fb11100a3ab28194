import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;

/** RFC 6238 as every authenticator app knows it. */
const generatorOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: 'Martyx', label, secret, algorithm: 'SHA1', digits: 6, period: 30 });

/** 160 random bits in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an authenticator app reads from a QR picture; `email` names the account there. */
export const setupUri = (secret: string, email: string): string => generatorOf(secret, email).toString();

const ONE_TIME_CODE = /^\d{6}$/;

/** Whether it looks like a code of an app. */
export const isOneTimeCode = (code: string): boolean => ONE_TIME_CODE.test(code);

/** Number of the 30 seconds that a code belongs to: these, the ones before, or the ones after; null for a wrong code. */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  if (!isOneTimeCode(code)) return null;
  const generator = generatorOf(secret, '');
  const timestamp = now.getTime();
  const delta = generator.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : generator.counter({ timestamp }) + delta;
};
