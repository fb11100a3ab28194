import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as read } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: string; doubleValue?: number; boolValue?: boolean };
type Pairs = { key: string; value: Value }[];

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Pairs;
  status: { code?: number };
}

interface Sent {
  resourceSpans: { resource: { attributes: Pairs }; scopeSpans: { spans: SentSpan[] }[] }[];
}

export interface CollectedSpan extends Omit<SentSpan, 'attributes'> {
  readonly attributes: Record<string, string | number | boolean>;
}

export interface FakeCollector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  /** As they came, oldest first. */
  readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly text: string }[];
  /** Of the requests that were taken. */
  readonly spans: CollectedSpan[];
  readonly resource: Record<string, string | number | boolean>;
  /** What it answers from now on. */
  answer: { status: number; body: object };
  close(): Promise<void>;
}

const plain = (pairs: Pairs) =>
  Object.fromEntries(
    pairs.map(({ key, value: { stringValue, intValue, doubleValue, boolValue } }) => [
      key,
      stringValue ?? (intValue === undefined ? (doubleValue ?? boolValue)! : Number(intValue)),
    ]),
  );

/** What takes traces by OTLP/HTTP in JSON, on this machine. */
export const startCollector = async (): Promise<FakeCollector> => {
  const requests: FakeCollector['requests'] = [];
  const spans: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    void read(request).then((text) => {
      requests.push({ path: request.url!, headers: request.headers, text });
      const { status, body } = collector.answer;
      if (status === 200) {
        for (const { resource, scopeSpans } of (JSON.parse(text) as Sent).resourceSpans) {
          Object.assign(collector.resource, plain(resource.attributes));
          const all = scopeSpans.flatMap((scope) => scope.spans);
          spans.push(...all.map((span) => ({ ...span, attributes: plain(span.attributes) })));
        }
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const collector: FakeCollector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    spans,
    resource: {},
    answer: { status: 200, body: {} },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return collector;
};
