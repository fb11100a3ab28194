import { AsyncResource } from 'node:async_hooks';
import type { Pool, QueryConfig } from 'pg';
import { BoundedCache } from '../bounded-cache.ts';
import { failureOf, type Attributes, type Span } from './tracing.ts';

const KEPT_TEXTS = 500;

interface Description {
  readonly operation: string;
  readonly text: string;
}

/** Names in quotes, and literals: quoted by dollars, by E'' with escapes, plain ones, numbers that are no part of a name or placeholder. */
const LITERALS =
  /"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|\bE'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|(?<![\w$."])\d+(?:\.\d+)?\b/gi;

/** The text with placeholders only, whoever wrote a value into it. */
export const withoutLiterals = (text: string): string =>
  text
    .replace(LITERALS, (found) => (found.startsWith('"') ? found : '?'))
    .replace(/\s+/g, ' ')
    .trim();

const descriptions = new BoundedCache<Description>(KEPT_TEXTS);

const describe = (text: string): Description => {
  const kept = descriptions.get(text);
  if (kept) return kept;
  const short = withoutLiterals(text).slice(0, 1024);
  const described = { operation: /^\w+/.exec(short)?.[0].toUpperCase() ?? 'SQL', text: short };
  descriptions.set(text, described, 1);
  return described;
};

type Statement = string | (QueryConfig & { submit?: unknown });
type Query = (statement: Statement, ...more: unknown[]) => unknown;
type Done = (error: Error | null, result: unknown) => void;

const attributesOf = ({ operation, text }: Description): Attributes => ({
  'db.system.name': 'postgresql',
  'db.operation.name': operation,
  'db.query.text': text,
});

const finish = (span: Span, error: unknown): void => {
  if (error) {
    span.fail(failureOf(error));
    span.set({ 'db.response.status_code': (error as { code?: string }).code });
  }
  span.end();
};

/** `begin` answers null where nobody's trace is at work: the statement is then just sent. */
export const tracedQuery =
  (query: Query, begin: (name: string, attributes: () => Attributes) => Span | null): Query =>
  (statement, ...more) => {
    // A stream of rows ends when its reader likes.
    const text = typeof statement === 'string' ? statement : statement.submit ? null : statement.text;
    if (typeof text !== 'string') return query(statement, ...more);
    const name = typeof statement === 'object' && statement.name ? statement.name : null;
    const span = begin(name ?? describe(text).operation, () => attributesOf(describe(text)));
    if (!span) return query(statement, ...more);
    const done = more.at(-1);
    if (typeof done === 'function') {
      const told: Done = (error, result) => {
        finish(span, error);
        (done as Done)(error, result);
      };
      return query(statement, ...more.slice(0, -1), told);
    }
    const answer = query(statement, ...more) as Promise<unknown>;
    answer.then(
      () => finish(span, null),
      (error: unknown) => finish(span, error),
    );
    return answer;
  };

/** A pool calls those who wait when somebody else gives a connection back: each goes on in its own context. */
export const bindWaiting = (pool: Pool): void => {
  const connect = pool.connect.bind(pool) as (done?: (...args: unknown[]) => void) => unknown;
  pool.connect = ((done) => connect(done && AsyncResource.bind(done))) as typeof connect as typeof pool.connect;
};
