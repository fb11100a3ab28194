import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { buildPayment, capture, decide } from '../../support/builders/build-payment.ts';
import { buildEndpoint } from '../../support/builders/build-webhook.ts';
import { startCollector, type CollectedSpan, type FakeCollector } from '../../support/fakes/fake-collector.ts';
import { startShop } from '../../support/shop.ts';
import { startReceiver, type WebhookReceiver } from '../../support/webhook-receiver.ts';

const CALLER = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const UNSAMPLED = '00-4bf92f3577b34da6a3ce929d0e0e4737-00f067aa0ba902b8-00';
/** More at once than there are connections. */
const CROWD = Array.from({ length: 40 }, (_, i) => `00-${String(i + 1).padStart(32, '0')}-00f067aa0ba902b7-01`);
const [, TRACE, CALLERS_SPAN] = CALLER.split('-');
const LETTER = {
  idempotencyKey: 'letter-of-traces',
  name: 'Jana Hrivnáková',
  email: 'jana.traces@example.sk',
  topic: 'MODEL',
  message: 'Zmestí sa Sokol na podložku?',
};
const SEND = 'mutation WriteLetter($input: SendMessageInput!) { sendMessage(input: $input) { receivedAt } }';

let collector: FakeCollector;
let receiver: WebhookReceiver;
let metrics = '';
beforeAll(async () => {
  collector = await startCollector();
  receiver = await startReceiver();
  const shop = await startShop({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20secret',
      OTEL_SERVICE_NAME: 'shop of models',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test,service.name=other',
    },
  });
  const post = (query: string, variables: object, traceparent: string) =>
    fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent },
      body: JSON.stringify({ query, variables }),
    });
  await post(SEND, { input: LETTER }, CALLER);
  await post('query Hidden { categories { id } }', {}, UNSAMPLED);
  await fetch(`${shop.url}/api/products/999999999?mail=hidden@example.sk`, { headers: { traceparent: CALLER } });
  await Promise.all(
    CROWD.map((caller) => post('query { products(first: 2) { totalCount nodes { id } } }', {}, caller)),
  );
  await fetch(`${shop.url}/healthz`, { headers: { traceparent: CALLER } });
  const admin = await signInAs(shop, await buildAccount(shop, { admin: true }));
  await buildEndpoint(shop, admin, { url: receiver.url, events: ['ORDER_PAID'] });
  const payment = await buildPayment(shop, { stock: 5 });
  await decide(shop, payment);
  await capture(shop, payment);
  await shop.runJobs();
  await shop.shop.tracing!.close();
  metrics = (await shop.inject({ url: '/metrics' })).body;
  await shop.close();
});
afterAll(() => Promise.all([collector.close(), receiver.close()]));

const one = (name: string, within: (span: CollectedSpan) => boolean = () => true): CollectedSpan => {
  const found = collector.spans.filter((span) => span.name === name && within(span));
  expect(found.map((span) => span.name)).toEqual([name]);
  return found[0]!;
};
const ofCaller = (span: CollectedSpan) => span.traceId === TRACE;
const childrenOf = (parent: CollectedSpan) => collector.spans.filter((span) => span.parentSpanId === parent.spanId);
const traceOf = (name: string) => collector.spans.find((span) => span.name === name)!.traceId;

describe('a trace', () => {
  it('goes from the request over its operation and statements to the job and its mail', () => {
    const request = one('POST /graphql', ofCaller);
    expect(request).toMatchObject({
      parentSpanId: CALLERS_SPAN,
      kind: 2,
      status: {},
      attributes: { 'http.route': '/graphql', 'http.response.status_code': 200 },
    });
    const operation = one('mutation WriteLetter', ofCaller);
    expect(operation).toMatchObject({ parentSpanId: request.spanId, kind: 1 });
    expect(childrenOf(operation).map(({ name }) => name)).toContain('jobs.add');
    const job = one('job contact.mail', ofCaller);
    expect(job).toMatchObject({ parentSpanId: operation.spanId, kind: 5 });
    const inJob = childrenOf(job).map(({ name }) => name);
    expect(inJob).toEqual(expect.arrayContaining(['mails.words', 'send mail']));
  });

  it('has its own statements alone, also where many wait for a connection', () => {
    const counts = CROWD.map((caller) => {
      const own = collector.spans.filter(({ traceId }) => traceId === caller.split('-')[1]);
      return own.filter(({ attributes }) => String(attributes['db.query.text']).includes('FROM product')).length;
    });
    expect(counts[0]).toBeGreaterThan(0);
    expect(new Set(counts).size).toBe(1);
  });

  it('ends each step no earlier than it began', () => {
    for (const { startTimeUnixNano, endTimeUnixNano } of collector.spans) {
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
    }
  });

  it('goes on at PayPal and at who hears of events', () => {
    const call = collector.spans.find((span) => span.name === 'POST PayPal' && span.attributes['server.address']);
    // Here PayPal is the shop's own simulator, which takes the header in.
    expect(childrenOf(call!).map(({ kind }) => kind)).toEqual([2]);
    const delivery = one('POST webhook');
    expect(receiver.letters.map(({ headers }) => headers.traceparent)).toEqual([
      `00-${delivery.traceId}-${delivery.spanId}-01`,
    ]);
    const job = collector.spans.find((span) => span.spanId === delivery.parentSpanId)!;
    expect(job).toMatchObject({ name: 'job webhooks.deliver', traceId: delivery.traceId });
    expect(collector.spans.find((span) => span.spanId === job.parentSpanId)?.traceId).toBe(job.traceId);
    expect(traceOf('mutation')).not.toBe(TRACE);
  });

  it('is left alone where the caller does not want it, and where a machine asks how the shop is', () => {
    expect(collector.spans.filter((span) => /Hidden|healthz/.test(span.name))).toEqual([]);
  });

  it('tells of a refusal and calls only faults failures', () => {
    const refused = one('GET /api/products/:id', ofCaller);
    expect(refused).toMatchObject({ status: {}, attributes: { 'http.response.status_code': 404 } });
  });

  it('says nothing of a person, and of a statement only what stands in the code', () => {
    const sent = collector.requests.map(({ text }) => text).join('');
    for (const word of [LETTER.name, LETTER.email, LETTER.message, 'hidden@', '127.0.0.1"', 'example.']) {
      expect(sent).not.toContain(word);
    }
    const texts = collector.spans.flatMap((span) => String(span.attributes['db.query.text'] ?? ''));
    expect(texts.filter((text) => text.includes("'"))).toEqual([]);
    expect(texts.some((text) => text.includes('$1'))).toBe(true);
  });
});

describe('what sends them', () => {
  it('says who it is, to the address and with the headers of the environment', () => {
    expect(collector.resource).toMatchObject({
      'service.name': 'shop of models',
      'deployment.environment.name': 'test',
      'martyx.role': 'all',
    });
    expect(collector.requests[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-key': 'a secret' } });
  });

  it('counts what the collector took', () => {
    const sent = Number(/^martyx_spans_sent\{.*\} (\d+)$/m.exec(metrics)?.[1]);
    expect(sent).toBeGreaterThan(50);
    expect(metrics).toMatch(/^martyx_spans_dropped\{.*\} 0$/m);
  });

  it('is not there without an endpoint', async () => {
    const shop = await startShop({ env: { OTEL_TRACES_SAMPLER: 'always_on' } });
    expect(shop.shop.tracing).toBeNull();
    const { body } = await shop.inject({ url: '/metrics' });
    expect(body).not.toMatch(/^martyx_spans_/m);
    await shop.close();
  });
});
