import * as z from 'zod';
import type { ErrorCode } from '../error-codes.ts';
import type { BackOfficeScope } from '../permissions.ts';

/**
 * Who may call: everybody, a signed-in customer, an admin, or for one order its signed-in buyer or the holder of
 * `accessToken` in the query.
 */
export type ApiCaller = 'anyone' | 'customer' | 'buyer' | 'admin';

export interface ApiAnswer {
  readonly description: string;
  /** Of the JSON. Absent with `bytes` absent: no body. */
  readonly json?: z.ZodType;
  /** Media type of an answer that is no JSON. */
  readonly bytes?: string;
}

/** Of something that goes away: ISO days, and the path of what does the same. */
export interface Replaced {
  readonly since: string;
  readonly until: string;
  readonly by: string;
}

/** What one REST route takes and answers, as the OpenAPI document says it. Stands in the route's `config.api`. */
export interface ApiOperation {
  readonly summary: string;
  readonly caller: ApiCaller;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Of the JSON in the request. */
  readonly body?: z.ZodType;
  /** Media types of a request that is no JSON. */
  readonly bytes?: readonly string[];
  readonly answers: Readonly<Record<number, ApiAnswer>>;
  /** Beside those that its kind of route has anyway. */
  readonly errors?: readonly ErrorCode[];
  /** By which a key of an admin may call it; absent: no key may. */
  readonly keyScope?: BackOfficeScope;
  /** Takes the header `Idempotency-Key` from a key. */
  readonly idempotent?: boolean;
  /** Another route does this now: since which day, until which this one answers, and which it is. */
  readonly replaced?: Replaced;
  /** May be read by scripts of any site, without credentials. */
  readonly crossOrigin?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    api?: ApiOperation;
  }
}

/** The id of anything but a product. */
export const opaqueId = z.string().meta({ description: 'Opaque.' });

/** A point in time, as JSON carries it. */
export const moment = z.iso.datetime();

// oxlint-disable-next-line no-control-regex -- what no text may hold; written so that every dialect of patterns reads it
const WITHOUT_NUL = /^[^\u0000]*$/;

/** A text that the database can hold: at most `max` characters, no NUL. */
export const text = (max: number) => z.string().max(max).regex(WITHOUT_NUL);

/**
 * A whole number from `least` to `most` in an address: digits and nothing else. An empty text is no number, and neither is
 * `0x10` or `1e2`.
 */
export const wholeNumber = (least: number, most: number) =>
  z.preprocess(
    (given) => (typeof given === 'string' && /^-?\d+$/.test(given) ? Number(given) : given),
    z.int().min(least).max(most),
  );

/** Milliseconds since 1970 in an address, up to the last moment that a date can hold. */
export const epochMs = wholeNumber(0, 8_640_000_000_000_000);

/** Decimal, VAT included. */
export const price = z.number().meta({ examples: [12.9] });

/** A token that is none is as good as no token: whether there is such an order is not told. */
export const orderQuery = z.object({
  accessToken: z
    .string()
    .optional()
    .catch(undefined)
    .meta({ description: 'Of the link in the order mail; its buyer needs none.' }),
});
