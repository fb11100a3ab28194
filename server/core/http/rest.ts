import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { clientOf } from './client.ts';
import { createCtx, readingNear, type Ctx, type Viewer } from '../context.ts';
import { ErrorCode } from '../error-codes.ts';
import { AppError, validationFailed } from '../errors.ts';
import { checked, plainFaultsOf, refuseFaults } from '../faults.ts';
import { oversized } from '../input-bounds.ts';
import { isLocale, localeFromHeader, type Locale } from '../locale.ts';
import type { Shop } from '../shop.ts';
import { seenBy } from './seen.ts';

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Ctx | null;
    /** Set by the accounts before any handler runs. */
    viewer: Viewer | null;
  }
  interface FastifyInstance {
    shop: Shop;
  }
}

const localeOf = (request: FastifyRequest): Locale => {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  return isLocale(lang) ? lang : localeFromHeader(request.headers['accept-language']);
};

const createOf = (request: FastifyRequest): Ctx => {
  const { shop } = request.server;
  const ctx = createCtx(shop, {
    viewer: request.viewer,
    client: clientOf(request),
    locale: localeOf(request),
    requestId: request.id,
    seen: shop.replicas && seenBy(request),
  });
  return request.routeOptions.config.momentOld ? readingNear(ctx) : ctx;
};

/**
 * The caller's context, one per request. `lang` in the query wins over Accept-Language. Reads at a replica where the route
 * says that it may.
 */
export const ctxOf = (request: FastifyRequest): Ctx => (request.ctx ??= createOf(request));

/** So many faults are told at once. */
const MOST_FAULTS = 50;

/** Checks outside input against a schema, its size first. Throws VALIDATION_FAILED with a code per field, 50 at most. */
export const parse = <T>(schema: z.ZodType<T>, input: unknown): T => {
  refuseFaults(oversized(input) ?? {});
  return checked(schema, input, (error) => plainFaultsOf(error, MOST_FAULTS, 'body'));
};

const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ErrorCode.PAYLOAD_TOO_LARGE,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ErrorCode.UNSUPPORTED_MEDIA_TYPE,
};

/** Trouble of the network, the disk or the process that passes. */
const PASSING = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
]);

interface Thrown {
  readonly code?: string;
  readonly statusCode?: number;
  readonly message?: string;
  readonly detail?: string;
}

/**
 * The caller may try again: the database or its connection, its disk or ours, others who were in the way five times or held
 * a lock for too long, a statement that took too long, or a server that takes no writes since another one does.
 */
const isPassing = ({ code = '', message = '' }: Thrown): boolean =>
  /^(08|57P0|53|40001$|40P01$|55P03$|57014$|25P03$|25006$)/.test(code) ||
  PASSING.has(code) ||
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|connection error and is not queryable|Client was closed and is not queryable|Cannot use a pool after calling end/.test(
    message,
  );

/** The account was deleted while its call was at work. */
const isOfNobody = ({ code, detail = '' }: Thrown): boolean => code === '23503' && /in table "users"/.test(detail);

/** What could not be read at all, before any schema: the body, or the address. */
const malformed = (code: string): AppError =>
  validationFailed({ [code.startsWith('FST_ERR_CTP_') ? 'body' : 'path']: 'MALFORMED' });

/** Turns anything thrown into an AppError; what nobody foresaw becomes ERR_INTERNAL. */
export const asAppError = (thrown: unknown): AppError => {
  if (thrown instanceof AppError) return thrown;
  const error = thrown as Thrown;
  const known = FASTIFY_CODES[error.code ?? ''];
  if (known) return new AppError(known);
  if (isPassing(error)) return new AppError(ErrorCode.SERVICE_UNAVAILABLE, {}, { cause: thrown });
  // A text with a null byte, which PostgreSQL cannot hold.
  if (error.code === '22021') return validationFailed({ text: 'INVALID' });
  if (isOfNobody(error)) return new AppError(ErrorCode.UNAUTHENTICATED, {}, { cause: thrown });
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return malformed(error.code ?? '');
  return new AppError(ErrorCode.ERR_INTERNAL, {}, { cause: thrown });
};

const bodyOf = (request: FastifyRequest, { code, args }: AppError): object => ({
  timestamp: ctxOf(request).shop.clock.now().toISOString(),
  path: request.url.split('?')[0],
  errorCode: code,
  args,
});

/** What is said about the caller, not about the request: a GraphQL client reads it as it reads any other code. */
const OF_CALLER = new Set([ErrorCode.UNAUTHENTICATED, ErrorCode.CSRF_FAILED, ErrorCode.GATE_CLOSED]);

const OF_STREAMS = new Set(['ECONNRESET', 'EPIPE', 'ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Nobody waits for the answer any more, and that is all that went wrong. */
const hasHungUp = (request: FastifyRequest, thrown: unknown): boolean =>
  OF_STREAMS.has((thrown as Thrown | undefined)?.code ?? '') &&
  ((request.raw.socket as Socket | null)?.destroyed ?? true);

/** The error body of the REST contract; at `/graphql`, for a caller who is refused, an answer of GraphQL. */
export const sendError = (request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply => {
  const error = asAppError(thrown);
  if (hasHungUp(request, thrown)) request.log.debug('the caller hung up');
  else if (error.isFault) request.log.error({ err: error.cause ?? error }, 'request failed');
  else if (error.status >= 500)
    request.log.info({ code: error.code, url: request.url.split('?')[0] }, 'request refused');
  if (error.code === ErrorCode.SERVICE_UNAVAILABLE || error.code === ErrorCode.PAYMENT_UNAVAILABLE)
    reply.header('retry-after', '5');
  if (error.retryAfter !== null) reply.header('retry-after', String(error.retryAfter));
  reply.code(error.status).header('cache-control', 'no-store');
  if (request.routeOptions.url !== '/graphql' || !OF_CALLER.has(error.code)) {
    return reply.type('application/json; charset=utf-8').send(bodyOf(request, error));
  }
  const { code, args } = error;
  const answer = { errors: [{ message: code, extensions: { code, args } }] };
  return reply.type('application/graphql-response+json; charset=utf-8').send(JSON.stringify(answer));
};
