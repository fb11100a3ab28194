import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/core/config/config.ts';
import { Exporter } from '../../../server/core/tracing/exporter.ts';
import type { EndedSpan } from '../../../server/core/tracing/otlp.ts';
import { samplerOf } from '../../../server/core/tracing/sampler.ts';
import { withoutLiterals } from '../../../server/core/tracing/statements.ts';
import { newTraceId, parseTraceparent } from '../../../server/core/tracing/trace-context.ts';
import { SAMPLERS } from '../../../server/core/tracing/tracing.ts';
import { startCollector, type FakeCollector } from '../../support/fakes/fake-collector.ts';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN_ID = '00f067aa0ba902b7';

describe('a traceparent', () => {
  it('is read by the rules of W3C, and of a later version as far as it is known', () => {
    const context = { traceId: TRACE_ID, spanId: SPAN_ID, sampled: true };
    expect(parseTraceparent(`00-${TRACE_ID}-${SPAN_ID}-01`)).toEqual(context);
    expect(parseTraceparent(`00-${TRACE_ID}-${SPAN_ID}-02`)).toEqual({ ...context, sampled: false });
    expect(parseTraceparent(`cc-${TRACE_ID}-${SPAN_ID}-01-what-comes`)).toEqual(context);
  });

  it.each([
    undefined,
    '',
    `ff-${TRACE_ID}-${SPAN_ID}-01`,
    `00-${TRACE_ID}-${SPAN_ID}-01-more`,
    `00-${'0'.repeat(32)}-${SPAN_ID}-01`,
    `00-${TRACE_ID}-${'0'.repeat(16)}-01`,
    `00-${TRACE_ID.toUpperCase()}-${SPAN_ID}-01`,
    `00-${TRACE_ID}-${SPAN_ID}`,
  ])('that is not well formed is none: %s', (header) => expect(parseTraceparent(header)).toBeNull());
});

describe('a sampler', () => {
  const traces = Array.from({ length: 2000 }, newTraceId);
  const shareOf = (sampler: (typeof SAMPLERS)[number], sampled: boolean | null): number => {
    const decide = samplerOf({ sampler, ratio: 0.25 });
    const parent = sampled === null ? null : { traceId: TRACE_ID, spanId: SPAN_ID, sampled };
    return traces.filter((id) => decide(id, parent)).length / traces.length;
  };

  it.each(SAMPLERS)('%s decides on new traces, and asks the caller where it says so', (sampler) => {
    const ofNew = sampler.endsWith('on') ? 1 : sampler.endsWith('off') ? 0 : 0.25;
    expect(shareOf(sampler, null)).toBeCloseTo(ofNew, 1);
    const based = sampler.startsWith('parentbased');
    expect(shareOf(sampler, true)).toBeCloseTo(based ? 1 : ofNew, 1);
    expect(shareOf(sampler, false)).toBeCloseTo(based ? 0 : ofNew, 1);
  });
});

describe('the text of a statement', () => {
  it.each([
    ["SELECT * FROM users WHERE email = 'it''s@me.sk' AND id = $1", 'SELECT * FROM users WHERE email = ? AND id = $1'],
    [String.raw`SELECT E'a\'b', 'c' LIMIT 10`, 'SELECT ?, ? LIMIT ?'],
    ['SELECT $tag$ it\'s "me" $tag$, x1.y2 FROM t3', 'SELECT ?, x1.y2 FROM t3'],
    ['SELECT a\n  FROM "table 7" WHERE b = -1.5', 'SELECT a FROM "table 7" WHERE b = -?'],
  ])('keeps no value: %s', (text, kept) => expect(withoutLiterals(text)).toBe(kept));
});

describe('the environment', () => {
  const tracingIn = (more: Record<string, string>) =>
    readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', ...more }).tracing;

  it('asks for traces by an endpoint, and may take that back', () => {
    expect(tracingIn({})).toEqual({
      collector: { url: 'http://collector:4318/v1/traces', headers: {} },
      resource: { 'service.name': 'martyx' },
      sampler: 'parentbased_always_on',
      ratio: 1,
    });
    expect(tracingIn({ OTEL_SDK_DISABLED: 'TRUE' })).toBeNull();
    expect(tracingIn({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBeNull();
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'no pair'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a b=c'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'a=%zz'],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', '-0'],
  ])('is refused by the name of the variable: %s=%s', (name, value) => {
    expect(() => tracingIn({ [name]: value })).toThrow(name);
  });
});

describe('spans for a collector', () => {
  let collector: FakeCollector;
  beforeEach(async () => void (collector = await startCollector()));
  afterEach(() => collector.close());

  const open = () =>
    new Exporter({
      collector: { url: `${collector.url}/v1/traces`, headers: {} },
      resource: {},
      logger: pino({ level: 'silent' }),
      firstPauseMs: 1,
    });
  const span: EndedSpan = {
    traceId: TRACE_ID,
    spanId: SPAN_ID,
    parentSpanId: '',
    name: 'a step',
    kind: 'internal',
    startedAt: 1,
    endedAt: 2,
    attributes: {},
    failed: false,
  };
  const add = (exporter: Exporter, count: number) => {
    for (let i = 0; i < count; i += 1) exporter.add(span);
  };

  it('go out in batches, and the rest when the process stops', async () => {
    const exporter = open();
    add(exporter, 1100);
    await exporter.close();
    expect(collector.spans.length).toBe(1100);
    expect(collector.requests.length).toBe(3);
    expect(exporter.counts).toEqual({ sent: 1100, dropped: 0 });
  });

  it('are tried again where the collector is busy', async () => {
    const exporter = open();
    collector.answer = { status: 503, body: {} };
    add(exporter, 512);
    while (collector.requests.length < 2) await new Promise((resolve) => setImmediate(resolve));
    collector.answer = { status: 200, body: {} };
    await exporter.close();
    expect(exporter.counts).toEqual({ sent: 512, dropped: 0 });
  });

  it('are dropped and counted where there are too many, or the collector refuses them', async () => {
    const exporter = open();
    collector.answer = { status: 400, body: {} };
    add(exporter, 3000);
    expect(exporter.counts.dropped).toBe(3000 - 512 - 2048);
    await exporter.close();
    expect(exporter.counts).toEqual({ sent: 0, dropped: 3000 });
    expect(collector.requests.length).toBe(5);
  });

  it('are counted as dropped where the collector took a part', async () => {
    const exporter = open();
    collector.answer = { status: 200, body: { partialSuccess: { rejectedSpans: '3' } } };
    add(exporter, 10);
    await exporter.close();
    expect(exporter.counts).toEqual({ sent: 7, dropped: 3 });
  });

  it('end with the process where nobody listens', async () => {
    const exporter = open();
    await collector.close();
    add(exporter, 10);
    await exporter.close();
    expect(exporter.counts).toEqual({ sent: 0, dropped: 10 });
  });
});
