import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { returnAttempt, takeAttempt, type Limit } from '../../accounts/attempts.service.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { asAppError, ctxOf, sendError } from '../../core/http/rest.ts';
import type { Shop } from '../../core/shop.ts';
import { sign, verifySignature } from '../../core/signature.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { gateCsp, gatePage, type GateState } from './gate-page.ts';

const ENTRY = '/gate';
const COOKIE = 'martyx_gate';
const TRIES: Limit = { name: 'gate', most: 10, windowMs: 15 * MINUTE_MS };
const LONGEST_PATH = 2000;

/** For machines that have no browser: health, what crawlers may not do, and PayPal and Stripe, which prove themselves by signature. */
const OPEN = new Set([
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/api/payments/paypal/webhook',
  '/api/payments/stripe/webhook',
  ENTRY,
]);
/** What the shop itself calls of its simulators, of PayPal's with credentials of its own. */
const SIMULATOR_API = /^\/simulator\/((paypal|stripe)\/v\d|vies)\//;
/** The letters of the gate's own page. */
const FONT = /^instrument-sans-latin(?:-ext)?-wdth-normal-[\w-]+\.woff2$/;
const ASSETS = path.resolve(import.meta.dirname, '../../../web/client/assets');

const builtFonts = (): string[] => {
  try {
    return readdirSync(ASSETS).filter((name) => FONT.test(name));
  } catch {
    return [];
  }
};

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0]!;

const isOpen = (request: FastifyRequest): boolean => {
  const route = request.routeOptions.url ?? '';
  if (OPEN.has(route) || SIMULATOR_API.test(route)) return true;
  return route === '/assets/*' && FONT.test(pathOf(request).slice('/assets/'.length));
};

/** A new value for each visit; another password makes all earlier ones worthless. */
const boundTo = (random: string, password: string): string => `${random}\n${password}`;

const hasPassed = (shop: Shop, { headers }: FastifyRequest, password: string): boolean => {
  const value = /(?:^|;)\s*martyx_gate=([^;]{1,200})/.exec(headers.cookie ?? '')?.[1]?.trim() ?? '';
  const [random = '', signature = ''] = value.split('.');
  return verifySignature(shop, 'gate', boundTo(random, password), signature);
};

const passCookie = (shop: Shop, password: string): string => {
  const random = randomBytes(18).toString('base64url');
  const secure = shop.config.publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${random}.${sign(shop, 'gate', boundTo(random, password))}; Path=/; HttpOnly; SameSite=Lax${secure}`;
};

/** In constant time, whatever their lengths. */
const isPassword = (shop: Shop, given: string, password: string): boolean =>
  verifySignature(shop, 'gate-password', given.normalize(), sign(shop, 'gate-password', password.normalize()));

/** The path if it stays in this shop, else its first page. */
const ownPath = (shop: Shop, asked: string): string => {
  if (asked.length > LONGEST_PATH || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(asked)) return '/';
  const { origin } = new URL(shop.config.publicUrl);
  if (!URL.canParse(asked, origin)) return '/';
  const target = new URL(asked, origin);
  if (target.origin !== origin || target.pathname.startsWith('//') || target.pathname === ENTRY) return '/';
  return target.pathname + target.search;
};

/** 401, so that nobody keeps or lists it in the place of the page that was asked for. */
const showGate = (reply: FastifyReply, state: GateState, page: { next: string; fonts: readonly string[] }) =>
  reply
    .code(state.kind === 'too-many' ? 429 : 401)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': gateCsp(page),
      'referrer-policy': 'no-referrer',
      'www-authenticate': `Cookie realm="Martyx", form-action="${ENTRY}", cookie-name="${COOKIE}"`,
    })
    .type('text/html; charset=utf-8')
    .send(gatePage({ state, ...page }));

const asksForPage = ({ method, headers: { accept = '*/*' }, is404 }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && (accept.includes('text/html') || (is404 && accept.includes('*/*')));

const entryRoutes = (http: FastifyInstance, password: string, fonts: readonly string[]): void => {
  const { shop } = http;
  const enter = async (request: FastifyRequest, reply: FastifyReply) => {
    const form = new URLSearchParams(request.body as string);
    const page = { next: ownPath(shop, form.get('next') ?? ''), fonts };
    const ctx = ctxOf(request);
    try {
      await takeAttempt(ctx, TRIES, ctx.client.network);
    } catch (error) {
      const { code, args } = asAppError(error);
      if (code !== ErrorCode.RATE_LIMITED) throw error;
      const minutes = Number(args.minutes);
      return showGate(reply.header('retry-after', String(minutes * 60)), { kind: 'too-many', minutes }, page);
    }
    if (!isPassword(shop, form.get('password') ?? '', password)) return showGate(reply, { kind: 'wrong' }, page);
    await returnAttempt(ctx, TRIES, ctx.client.network);
    return reply
      .headers({ 'cache-control': 'no-store', 'set-cookie': passCookie(shop, password) })
      .redirect(page.next, 303);
  };
  void http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: 16 * 1024 } as const;
    scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(ENTRY, enter);
    scope.get(ENTRY, (request, reply) =>
      hasPassed(shop, request, password)
        ? reply.redirect('/', 303)
        : showGate(reply, { kind: 'asked' }, { next: '/', fonts }),
    );
    done();
  });
};

/**
 * The development gate: with `GATE_PASSWORD` everything but `OPEN` is shown only to a browser that entered the password in
 * this session. Stands before every other hook that answers, so that no kept page gets past it. Register it first.
 */
export const installGate = (http: FastifyInstance): void => {
  const { shop } = http;
  const { gatePassword: password } = shop.config;
  if (password === null) return;
  const fonts = builtFonts();
  http.addHook('onRequest', (request, reply, done) => {
    if (isOpen(request) || hasPassed(shop, request, password)) return done();
    if (asksForPage(request)) showGate(reply, { kind: 'asked' }, { next: ownPath(shop, request.url), fonts });
    else sendError(request, reply, new AppError(ErrorCode.GATE_CLOSED));
  });
  http.addHook('onSend', (_request, reply, payload, done) => {
    const kept = reply.getHeader('cache-control');
    if (typeof kept === 'string') reply.header('cache-control', kept.replace(/\bpublic\b/, 'private'));
    reply.header('x-robots-tag', 'noindex, nofollow');
    done(null, payload);
  });
  entryRoutes(http, password, fonts);
};
