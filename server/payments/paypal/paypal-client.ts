import type { ZodType } from 'zod';
import type { Shop } from '../../core/shop.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { tracedCall, traceHeaders } from '../../core/tracing/tracing.ts';
import { ProviderError } from '../provider-error.ts';
import { errorAnswer, tokenAnswer } from './paypal-schemas.ts';
import { paypalSettings } from './paypal-settings.ts';

const TIMEOUT_MS = 15_000;
const TOKEN_MARGIN_MS = MINUTE_MS;
const IN_PROGRESS_TRIES = 5;

export interface PayPalCall<Answer> {
  method: 'GET' | 'POST';
  path: string;
  answer: ZodType<Answer>;
  /** JSON text, so that a body that must not change is sent byte by byte. */
  body?: string;
  /** Parts of a form, in place of a body. */
  form?: FormData;
  /** Same action, same id: PayPal then does it once and repeats its answer. */
  requestId?: string;
  /** A POST that changes nothing at PayPal: it may be sent again, as a GET and what bears a request id may. */
  harmless?: boolean;
}

interface Token {
  readonly value: string;
  readonly until: number;
}

const tokens = new WeakMap<Shop, Promise<Token>>();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const refused = (status: number, text: string, debugId: string | null): ProviderError => {
  let issues: string[] = [];
  try {
    const parsed = errorAnswer.parse(JSON.parse(text));
    issues = [...(parsed.details ?? []).flatMap(({ issue }) => issue ?? []), parsed.name ?? parsed.error ?? ''];
  } catch {
    // an error page of some proxy: the status is all there is
  }
  return new ProviderError(`PayPal answered ${status}`, { status, issues: issues.filter(Boolean), debugId });
};

const HUNG_UP = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const isHungUp = (error: unknown): boolean =>
  HUNG_UP.has((error as { cause?: { code?: string } } | null)?.cause?.code ?? '');

interface Sending extends RequestInit {
  readonly method: string;
  readonly headers: Record<string, string>;
}

const send = ({ tracing }: Shop, url: string, init: Sending): Promise<Response> =>
  tracedCall(tracing, { name: 'PayPal', method: init.method, url }, () => {
    const headers = { ...init.headers, ...traceHeaders(tracing) };
    return fetch(url, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  });

/**
 * An idle connection that PayPal has closed breaks at its next use, before any answer: what may be repeated then goes out
 * once more, on a fresh connection.
 */
const sendTwice = async (shop: Shop, url: string, init: Sending): Promise<Response> => {
  try {
    return await send(shop, url, init);
  } catch (error) {
    if (!isHungUp(error)) throw error;
    return send(shop, url, init);
  }
};

interface Exchange<Answer> {
  readonly url: string;
  readonly init: Sending;
  readonly answer: ZodType<Answer>;
  readonly repeatable: boolean;
}

const exchange = async <Answer>(shop: Shop, { url, init, answer, repeatable }: Exchange<Answer>): Promise<Answer> => {
  let status: number | null = null;
  try {
    const response = await (repeatable ? sendTwice(shop, url, init) : send(shop, url, init));
    status = response.status;
    const text = await response.text();
    if (!response.ok) throw refused(status, text, response.headers.get('paypal-debug-id'));
    return answer.parse(JSON.parse(text));
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    throw new ProviderError(status === null ? 'PayPal did not answer' : 'PayPal answered something unreadable', {
      status: null,
      cause,
    });
  }
};

const fetchToken = async (shop: Shop): Promise<Token> => {
  const { apiUrl, clientId, clientSecret } = paypalSettings(shop);
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const headers = { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' };
  const init = { method: 'POST', headers, body: 'grant_type=client_credentials' };
  const url = `${apiUrl}/v1/oauth2/token`;
  const { access_token, expires_in } = await exchange(shop, { url, init, answer: tokenAnswer, repeatable: true });
  return { value: access_token, until: Date.now() + expires_in * 1000 - TOKEN_MARGIN_MS };
};

const tokenOf = async (shop: Shop): Promise<string> => {
  const cached = await tokens.get(shop)?.catch(() => null);
  if (cached && cached.until > Date.now()) return cached.value;
  const fresh = fetchToken(shop);
  tokens.set(shop, fresh);
  return (await fresh).value;
};

const attemptCall = async <Answer>(shop: Shop, call: PayPalCall<Answer>): Promise<Answer> => {
  const headers: Record<string, string> = {
    authorization: `Bearer ${await tokenOf(shop)}`,
    accept: 'application/json',
    prefer: 'return=representation',
  };
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  if (call.requestId) headers['paypal-request-id'] = call.requestId;
  const body = call.form ?? call.body;
  const init = { method: call.method, headers, ...(body === undefined ? {} : { body }) };
  const repeatable = call.method === 'GET' || call.requestId !== undefined || call.harmless === true;
  return exchange(shop, { url: `${paypalSettings(shop).apiUrl}${call.path}`, init, answer: call.answer, repeatable });
};

/**
 * One call to PayPal. Repeats once what may be repeated when the connection breaks before an answer, renews a refused token once, waits a little while the same request is at work, and otherwise
 * throws ProviderError at once. Must not be called inside a transaction.
 */
export const callPayPal = async <Answer>(shop: Shop, call: PayPalCall<Answer>): Promise<Answer> => {
  const started = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await attemptCall(shop, call);
      shop.logger.debug({ method: call.method, path: call.path, ms: performance.now() - started }, 'paypal');
      return answer;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const { status, issues, debugId } = error;
      shop.logger.warn({ method: call.method, path: call.path, status, issues, debugId }, 'paypal refused');
      if (status === 401 && attempt === 1) tokens.delete(shop);
      else if (error.inProgress && attempt < IN_PROGRESS_TRIES) await pause(150 * attempt);
      else throw error;
    }
  }
};
