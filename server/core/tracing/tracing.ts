/** Numbers, states and names from the code: never what a person typed, who they are or where they call from. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** The samplers of the OpenTelemetry specification that need no server of their own. */
export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export interface TracingConfig {
  /** Where spans are posted. Its headers may be secret: not to be logged. */
  readonly collector: { readonly url: string; readonly headers: Readonly<Record<string, string>> };
  /** What is said of the shop with each batch, `service.name` among it. */
  readonly resource: Readonly<Record<string, string>>;
  readonly sampler: (typeof SAMPLERS)[number];
  /** Of new traces that are kept, 0 to 1, where the sampler asks for it. */
  readonly ratio: number;
}

export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';

export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
  /** The `traceparent` that came from elsewhere; null: none came. Left out: the span that is at work. */
  readonly parent?: string | null;
}

/** One step of the work for one request or job. */
export interface Span {
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Marks the step as failed. `type` is a code or the name of a class. */
  fail(type: string): void;
  /** Hands it on to be sent; later calls do nothing. */
  end(): void;
}

export interface Tracing {
  begin(start: SpanStart): Span;
  /** Runs `work` and all that it waits for with this span at work. */
  within<T>(span: Span, work: () => T): T;
  /** Of the span that is at work, for others; null: there is none. */
  traceparent(): string | null;
  /** A client's `query`, with a span for each statement of a request or job. */
  statements<Query extends (...args: never[]) => unknown>(query: Query): Query;
  /** Lets whoever waits for a connection of this pool go on in its own span. */
  watchPool(pool: object): void;
  /** Since the process began. */
  readonly counts: { readonly sent: number; readonly dropped: number };
  /** Sends what is left, within a second. */
  close(): Promise<void>;
}

const NO_SPAN: Span = {
  rename: () => undefined,
  set: () => undefined,
  fail: () => undefined,
  end: () => undefined,
};

/** What to call a failure: its code, or its class. */
export const failureOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: string; name?: string };
  return code ?? name ?? 'Error';
};

/** Runs `work` as a span; without tracing it is just run. */
export const traced = async <T>(
  tracing: Tracing | null,
  start: SpanStart,
  work: (span: Span) => Promise<T> | T,
): Promise<T> => {
  if (!tracing) return work(NO_SPAN);
  const span = tracing.begin(start);
  try {
    return await tracing.within(span, () => work(span));
  } catch (error) {
    span.fail(failureOf(error));
    throw error;
  } finally {
    span.end();
  }
};

/** A call by HTTP to a server that people call `name`, as a span. Nothing of its path goes along. */
export const tracedCall = (
  tracing: Tracing | null,
  { name, method, url }: { readonly name: string; readonly method: string; readonly url: string },
  call: () => Promise<Response>,
): Promise<Response> =>
  traced(tracing, { name: `${method} ${name}`, kind: 'client' }, async (span) => {
    span.set({ 'http.request.method': method, 'server.address': new URL(url).host });
    const answer = await call();
    span.set({ 'http.response.status_code': answer.status });
    return answer;
  });

/** W3C Trace Context for a request to another server. */
export const traceHeaders = (tracing: Tracing | null): Record<string, string> => {
  const traceparent = tracing?.traceparent();
  return traceparent ? { traceparent } : {};
};

/** Where a job's payload says what caused it. */
export const TRACE_KEY = '_trace';

/** The payload of a job, with what causes it. */
export const withTrace = (tracing: Tracing | null, payload: unknown): unknown => {
  const traceparent = tracing?.traceparent();
  return traceparent ? { ...(payload as object), [TRACE_KEY]: traceparent } : payload;
};
