import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sign, verifySignature } from '../core/signature.ts';
import type { Shop } from '../core/shop.ts';

const COOKIE = 'martyx_csrf';
const PURPOSE = 'csrf';
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A signed random token: nobody but this shop can make one. */
const newToken = (shop: Shop): string => {
  const random = randomBytes(18).toString('base64url');
  return `${random}.${sign(shop, PURPOSE, random)}`;
};

const isSignedByShop = (shop: Shop, token: string): boolean => {
  const [random = '', signature = ''] = token.slice(0, 200).split('.');
  return verifySignature(shop, PURPOSE, random, signature);
};

const cookieOf = ({ headers }: FastifyRequest): string | null =>
  /(?:^|;)\s*martyx_csrf=([^;]*)/.exec(headers.cookie ?? '')?.[1]?.trim() ?? null;

export interface CsrfAnswer {
  token: string;
  setCookie: string;
}

/** The token of this browser, the one it has already if that is good, and the cookie that carries it. */
export const csrfToken = (shop: Shop, request: FastifyRequest): CsrfAnswer => {
  const given = cookieOf(request);
  const token = given && isSignedByShop(shop, given) ? given : newToken(shop);
  const secure = shop.config.publicUrl.startsWith('https:') ? '; Secure' : '';
  return { token, setCookie: `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}` };
};

/** Whether a call may change something: it carries no cookie, or echoes the token of its cookie. */
export const passesCsrf = (shop: Shop, request: FastifyRequest): boolean => {
  if (SAFE.has(request.method)) return true;
  const cookie = cookieOf(request);
  return cookie === null || (request.headers['x-csrf-token'] === cookie && isSignedByShop(shop, cookie));
};
