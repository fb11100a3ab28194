interface ProviderErrorInput {
  status: number | null;
  issues?: readonly string[];
  debugId?: string | null;
  cause?: unknown;
}

const RETRIABLE_STATUS = new Set([401, 403, 408, 425, 429]);
const IN_PROGRESS = new Set(['PREVIOUS_REQUEST_IN_PROGRESS', 'ORDER_COMPLETION_IN_PROGRESS']);

/**
 * A provider said no, or did not say anything that can be believed. Carries the provider's issue names, never a secret or a
 * body. Some mean the same of every provider: ORDER_NOT_APPROVED, ORDER_ALREADY_CAPTURED, ORDER_EXPIRED, INSTRUMENT_DECLINED.
 */
export class ProviderError extends Error {
  /** HTTP status; null when no whole answer came. */
  readonly status: number | null;
  /** Such as `INSTRUMENT_DECLINED`. */
  readonly issues: readonly string[];
  readonly debugId: string | null;

  constructor(message: string, { status, issues = [], debugId = null, cause }: ProviderErrorInput) {
    super(message, { cause });
    this.name = 'ProviderError';
    this.status = status;
    this.issues = issues;
    this.debugId = debugId;
  }

  has(...issues: string[]): boolean {
    return this.issues.some((issue) => issues.includes(issue));
  }

  /** Another call with the same request id is still at work there. */
  get inProgress(): boolean {
    return this.issues.some((issue) => IN_PROGRESS.has(issue));
  }

  /** The action may have happened there, or would have with better luck: ask again, decide nothing. */
  get uncertain(): boolean {
    return this.status === null || this.status >= 500 || RETRIABLE_STATUS.has(this.status) || this.inProgress;
  }
}
