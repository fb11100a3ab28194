import type { ZodType } from 'zod';
import type { Shop } from '../../core/shop.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { askPatiently, exchange, type Speech } from '../provider-http.ts';
import { errorAnswer, tokenAnswer } from './paypal-schemas.ts';
import { paypalSettings } from './paypal-settings.ts';

const TOKEN_MARGIN_MS = MINUTE_MS;

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

const issuesOf = (body: unknown): string[] => {
  const { details = [], name, error } = errorAnswer.parse(body);
  return [...details.flatMap(({ issue }) => issue ?? []), name ?? error ?? ''];
};

const PAYPAL: Speech = { name: 'PayPal', issuesOf, debugHeader: 'paypal-debug-id' };

const fetchToken = async (shop: Shop): Promise<Token> => {
  const { apiUrl, clientId, clientSecret } = paypalSettings(shop);
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const headers = { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' };
  const init = { method: 'POST', headers, body: 'grant_type=client_credentials' };
  const url = `${apiUrl}/v1/oauth2/token`;
  const asked = await exchange(shop, PAYPAL, { url, init, answer: tokenAnswer, repeatable: true });
  return { value: asked.access_token, until: Date.now() + asked.expires_in * 1000 - TOKEN_MARGIN_MS };
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
  const url = `${paypalSettings(shop).apiUrl}${call.path}`;
  return exchange(shop, PAYPAL, { url, init, answer: call.answer, repeatable });
};

/**
 * One call to PayPal. Repeats once what may be repeated when the connection breaks before an answer, renews a refused token once, waits a little while the same request is at work, and otherwise
 * throws ProviderError at once. Must not be called inside a transaction.
 */
export const callPayPal = <Answer>(shop: Shop, call: PayPalCall<Answer>): Promise<Answer> => {
  const mended = ({ status }: { status: number | null }): boolean => status === 401 && tokens.delete(shop);
  const { method, path } = call;
  return askPatiently(shop, PAYPAL, { method, path, mended }, () => attemptCall(shop, call));
};
