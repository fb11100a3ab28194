import { ErrorCode, STATUS_OF } from './error-codes.ts';

/** Plain JSON that travels with an error: numbers, texts, lists of them. Never a secret, never an input echoed back. */
export type ErrorArgs = Record<string, unknown>;

/**
 * The one way a service says no. `code` is stable and translated by the client; `args` fill the text. Only what may be a fault
 * has a stack trace: one operation may be refused in thousands of its fields, and traces were half of their work.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly args: ErrorArgs;
  /** After how many seconds trying again makes sense; null: not told. */
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, args: ErrorArgs = {}, options?: ErrorOptions & { retryAfter?: number }) {
    const { stackTraceLimit } = Error;
    if (STATUS_OF[code] < 500) Error.stackTraceLimit = 0;
    super(code, options);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'AppError';
    this.code = code;
    this.args = args;
    const known = code === ErrorCode.RATE_LIMITED ? Number(args.minutes ?? 1) * 60 : null;
    this.retryAfter = options?.retryAfter ?? known;
  }

  get status(): number {
    return STATUS_OF[this.code];
  }

  /** Whether something broke that somebody should look at. A shop that is closed, stopping or asked for too much at once just says no. */
  get isFault(): boolean {
    const saysNo = this.code === ErrorCode.SHOP_CLOSED || (this.code === ErrorCode.SERVICE_UNAVAILABLE && !this.cause);
    return this.status >= 500 && !saysNo;
  }
}

/** Input that breaks rules: field path → short code such as `REQUIRED`, `TOO_LONG`, `INVALID`. */
export const validationFailed = (fields: Record<string, string>): AppError =>
  new AppError(ErrorCode.VALIDATION_FAILED, fields);
