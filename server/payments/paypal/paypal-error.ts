interface PayPalErrorInput {
  status: number | null;
  issues?: readonly string[];
  debugId?: string | null;
  cause?: unknown;
}

const RETRIABLE_STATUS = new Set([401, 403, 408, 425, 429]);
const IN_PROGRESS = new Set(['PREVIOUS_REQUEST_IN_PROGRESS', 'ORDER_COMPLETION_IN_PROGRESS']);

/** PayPal said no, or did not say anything that can be believed. Carries PayPal's issue names, never a secret or a body. */
export class PayPalError extends Error {
  /** HTTP status; null when no whole answer came. */
  readonly status: number | null;
  /** PayPal's names, such as `INSTRUMENT_DECLINED`. */
  readonly issues: readonly string[];
  readonly debugId: string | null;

  constructor(message: string, { status, issues = [], debugId = null, cause }: PayPalErrorInput) {
    super(message, { cause });
    this.name = 'PayPalError';
    this.status = status;
    this.issues = issues;
    this.debugId = debugId;
  }

  has(...issues: string[]): boolean {
    return this.issues.some((issue) => issues.includes(issue));
  }

  /** Another call with the same request id is still at work at PayPal. */
  get inProgress(): boolean {
    return this.issues.some((issue) => IN_PROGRESS.has(issue));
  }

  /** The action may have happened at PayPal, or would have with better luck: ask again, decide nothing. */
  get uncertain(): boolean {
    return this.status === null || this.status >= 500 || RETRIABLE_STATUS.has(this.status) || this.inProgress;
  }
}
