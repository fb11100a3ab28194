import { randomFillSync } from 'node:crypto';

/** Where a span stands, as W3C Trace Context says it. */
export interface SpanContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  readonly sampled: boolean;
}

const POOL = Buffer.alloc(4096);
let used = POOL.length;

/** Random hexadecimal digits; cheap, and no secret. */
const randomHex = (bytes: number): string => {
  if (used + bytes > POOL.length) {
    randomFillSync(POOL);
    used = 0;
  }
  used += bytes;
  return POOL.toString('hex', used - bytes, used);
};

export const newTraceId = (): string => randomHex(16);
export const newSpanId = (): string => randomHex(8);

/** https://www.w3.org/TR/trace-context/#traceparent-header: later versions may say more behind these four. */
const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** Null for whatever is not well formed. */
export const parseTraceparent = (header: unknown): SpanContext | null => {
  const [, version, traceId, spanId, flags, more] = TRACEPARENT.exec(typeof header === 'string' ? header : '') ?? [];
  if (!version || version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (/^0+$/.test(traceId!) || /^0+$/.test(spanId!)) return null;
  return { traceId: traceId!, spanId: spanId!, sampled: (parseInt(flags!, 16) & 1) === 1 };
};

export const formatTraceparent = ({ traceId, spanId, sampled }: SpanContext): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;
