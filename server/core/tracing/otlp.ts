import type { Attributes, SpanKind } from './tracing.ts';

/** A span that has ended. Times are microseconds since 1970. */
export interface EndedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
  readonly kind: SpanKind;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly attributes: Attributes;
  readonly failed: boolean;
}

/** Numbers of `SpanKind` in opentelemetry/proto/trace/v1/trace.proto. */
const KINDS: Record<SpanKind, number> = { internal: 1, server: 2, client: 3, consumer: 5 };
const STATUS_ERROR = { code: 2 };
const LONGEST = 1024;

const valueOf = (value: string | number | boolean) => {
  if (typeof value === 'string') return { stringValue: value.slice(0, LONGEST) };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
};

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value: valueOf(value) }]));

const spanOf = (span: EndedSpan) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentSpanId && { parentSpanId: span.parentSpanId }),
  name: span.name.slice(0, LONGEST),
  kind: KINDS[span.kind],
  startTimeUnixNano: `${span.startedAt}000`,
  endTimeUnixNano: `${span.endedAt}000`,
  attributes: attributesOf(span.attributes),
  status: span.failed ? STATUS_ERROR : {},
});

/** The body of an OTLP/HTTP request in JSON: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
export const exportRequest = (resource: Attributes, spans: readonly EndedSpan[]): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: 'martyx' }, spans: spans.map(spanOf) }],
      },
    ],
  });
