import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { VERSION } from '../version.ts';
import { Exporter } from './exporter.ts';
import type { EndedSpan } from './otlp.ts';
import { samplerOf, type Sampler } from './sampler.ts';
import { bindWaiting, tracedQuery } from './statements.ts';
import { formatTraceparent, newSpanId, newTraceId, parseTraceparent, type SpanContext } from './trace-context.ts';
import type { Attributes, Span, SpanKind, SpanStart, Tracing, TracingConfig } from './tracing.ts';

const nowMicros = (): number => Math.round((performance.timeOrigin + performance.now()) * 1000);

class OpenSpan implements Span, EndedSpan, SpanContext {
  readonly sampled = true;
  readonly spanId = newSpanId();
  readonly startedAt = nowMicros();
  readonly traceId: string;
  readonly parentSpanId: string;
  readonly kind: SpanKind;
  readonly #ended: (span: EndedSpan) => void;
  name: string;
  attributes: Attributes;
  failed = false;
  endedAt = 0;

  constructor(traceId: string, parentSpanId: string, start: SpanStart, ended: (span: EndedSpan) => void) {
    this.traceId = traceId;
    this.parentSpanId = parentSpanId;
    this.name = start.name;
    this.kind = start.kind;
    this.attributes = start.attributes ?? {};
    this.#ended = ended;
  }

  rename(name: string): void {
    this.name = name;
  }

  set(attributes: Attributes): void {
    this.attributes = { ...this.attributes, ...attributes };
  }

  fail(type: string): void {
    this.failed = true;
    this.set({ 'error.type': type });
  }

  end(): void {
    if (this.endedAt !== 0) return;
    this.endedAt = nowMicros();
    this.#ended(this);
  }
}

/** Nothing is kept of it; it stands for all steps of its trace. */
class UnsampledSpan implements Span, SpanContext {
  readonly sampled = false;
  readonly spanId = newSpanId();
  readonly traceId: string;

  constructor(traceId: string) {
    this.traceId = traceId;
  }

  rename(): void {}
  set(): void {}
  fail(): void {}
  end(): void {}
}

type Current = OpenSpan | UnsampledSpan;

class Tracer implements Tracing {
  readonly #storage = new AsyncLocalStorage<Current>();
  readonly #exporter: Exporter;
  readonly #sampler: Sampler;

  constructor(exporter: Exporter, sampler: Sampler) {
    this.#exporter = exporter;
    this.#sampler = sampler;
  }

  get counts() {
    return this.#exporter.counts;
  }

  begin(start: SpanStart): Current {
    const current = start.parent === undefined ? this.#storage.getStore() : undefined;
    if (current && !current.sampled) return current;
    const parent = current ?? parseTraceparent(start.parent);
    const traceId = parent?.traceId ?? newTraceId();
    if (!current && !this.#sampler(traceId, parent)) return new UnsampledSpan(traceId);
    return new OpenSpan(traceId, parent?.spanId ?? '', start, (span) => this.#exporter.add(span));
  }

  within<T>(span: Span, work: () => T): T {
    return this.#storage.run(span as Current, work);
  }

  traceparent(): string | null {
    const current = this.#storage.getStore();
    return current ? formatTraceparent(current) : null;
  }

  statements<Query extends (...args: never[]) => unknown>(query: Query): Query {
    return tracedQuery(query as never, (name, attributes) => {
      const current = this.#storage.getStore();
      // What a request has set in motion goes on after it, such as a timer, and belongs to nobody.
      if (!(current instanceof OpenSpan) || current.endedAt !== 0) return null;
      return this.begin({ name, kind: 'client', attributes: attributes() });
    }) as unknown as Query;
  }

  watchPool(pool: object): void {
    bindWaiting(pool as Pool);
  }

  close(): Promise<void> {
    return this.#exporter.close();
  }
}

/** Traces of this process, sent to a collector. `attributes` say more of the process. */
export const createTracing = (config: TracingConfig, attributes: Attributes, logger: Logger): Tracing => {
  const resource = {
    'service.version': VERSION,
    'service.instance.id': randomUUID(),
    'process.pid': process.pid,
    'telemetry.sdk.language': 'nodejs',
    ...attributes,
    ...config.resource,
  };
  const exporter = new Exporter({ collector: config.collector, resource, logger });
  return new Tracer(exporter, samplerOf(config));
};
