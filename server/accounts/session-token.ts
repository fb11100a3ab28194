import { jwtVerify, SignJWT } from 'jose';
import type { Shop } from '../core/shop.ts';
import { isUuid } from '../core/text/text.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'martyx';
const AUDIENCE = 'martyx-shop';
const LONGEST = 1000;
const isId = (value: unknown): value is string =>
  typeof value === 'string' && isUuid(value) && value === value.toLowerCase();

/** What a token says: whose session, and which. Everything else is looked up. */
export interface SessionClaims {
  readonly userId: string;
  readonly sessionId: string;
}

/** A signed token for a session; `exp` and `iat` in seconds. */
export const signToken = (shop: Shop, claims: SessionClaims, issuedAt: Date, expiresAt: Date): Promise<string> =>
  new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(claims.userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(Math.floor(issuedAt.getTime() / 1000))
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(shop.secret);

/** Each part spelled as an encoder would: no padding, no stray trailing bits. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/** The claims of a token that this shop signed and that has not expired; null for anything else. */
export const readToken = async (shop: Shop, token: string): Promise<SessionClaims | null> => {
  if (token.length > LONGEST || !isCanonical(token)) return null;
  try {
    const { payload } = await jwtVerify(token, shop.secret, {
      algorithms: [ALGORITHM],
      typ: 'JWT',
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      currentDate: shop.clock.now(),
    });
    const { sub, sid } = payload;
    return isId(sub) && isId(sid) ? { userId: sub, sessionId: sid } : null;
  } catch {
    return null;
  }
};
