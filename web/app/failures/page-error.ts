import type { ErrorCode } from '../../codegen/error-codes.gen.ts';
import { shopErrorOf, type ShopError } from '../../lib/graphql-error.ts';

const STATUSES: Partial<Record<ErrorCode, number>> = {
  PRODUCT_INACTIVE: 410,
  INVALID_PRODUCT_ID: 404,
  CURSOR_INVALID: 404,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
};

const statusOf = (code: ErrorCode) => STATUSES[code] ?? (code.endsWith('NOT_FOUND') ? 404 : 500);

/** Why there is no page. Has the fields by which the router knows an error with a status. */
export class PageRefusal extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly internal = false;
  readonly data: ShopError;

  /** `reason` says it in English, where the code says too little. */
  constructor(
    refusal: ShopError,
    readonly reason?: string,
  ) {
    super(reason ?? refusal.code);
    this.status = statusOf(refusal.code);
    this.statusText = refusal.code;
    this.data = refusal;
  }
}

/** What a loader throws when the address names nothing. */
export const notFound = () => new PageRefusal({ code: 'NOT_FOUND', args: {} });

/** No answer came to the browser. An answer with a status of failure is a `PageRefusal` only, and so is whatever fails on the server. */
export class UnreachableError extends PageRefusal {}

/** The list of products came as something else. */
export class InvalidListFormat extends Error {
  constructor() {
    super('Invalid response format from backend: expected array or paginated response');
  }
}

/** What a loader throws for an error of an operation. */
export const pageError = (error: unknown) => {
  const refusal = shopErrorOf(error);
  // What cannot even be asked for: a page has no other input than its address.
  if (refusal.code === 'VALIDATION_FAILED') return notFound();
  if (!import.meta.env.SSR && error instanceof TypeError) return new UnreachableError(refusal);
  return new PageRefusal(refusal, error instanceof InvalidListFormat ? error.message : undefined);
};
