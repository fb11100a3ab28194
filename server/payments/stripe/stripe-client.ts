import * as z from 'zod';
import type { Shop } from '../../core/shop.ts';
import { ProviderError } from '../provider-error.ts';
import { askPatiently, exchange, type Speech } from '../provider-http.ts';
import { stripeSettings } from './stripe-settings.ts';

/** The words of the answers: Stripe speaks each version for as long as it is asked for. */
const VERSION = '2025-03-31.basil';

export type Field = string | number | boolean | null | undefined | Fields | readonly Field[];
export interface Fields {
  readonly [name: string]: Field;
}

const flat = (name: string, value: Field): [string, string][] => {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => flat(`${name}[${key}]`, inner));
};

/** Fields as Stripe takes them: `a[b][0]=c`. */
export const encoded = (fields: Fields): string =>
  new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => flat(name, value))).toString();

export interface StripeCall<Answer> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: z.ZodType<Answer>;
  readonly fields?: Fields;
  /** Same action, same key: Stripe then does it once and repeats its answer, for a day at least. */
  readonly key?: string;
}

const errorAnswer = z.object({
  error: z.object({ code: z.string(), decline_code: z.string(), type: z.string() }).partial(),
});

/** What means the same as a refusal of another provider. */
const SAME: Readonly<Record<string, string>> = {
  idempotency_key_in_use: 'PREVIOUS_REQUEST_IN_PROGRESS',
  lock_timeout: 'PREVIOUS_REQUEST_IN_PROGRESS',
  payment_intent_unexpected_state: 'ORDER_ALREADY_CAPTURED',
  charge_already_captured: 'ORDER_ALREADY_CAPTURED',
  charge_expired_for_capture: 'ORDER_EXPIRED',
};

const issuesOf = (body: unknown): string[] => {
  const { code, decline_code, type } = errorAnswer.parse(body).error;
  const named = [SAME[code ?? ''], decline_code, code, type];
  return named.flatMap((name) => (name ? [name.toUpperCase()] : []));
};

const STRIPE: Speech = { name: 'Stripe', issuesOf, debugHeader: 'request-id' };

/**
 * One call to Stripe. Repeats once what may be repeated when the connection breaks before an answer, waits a little while the
 * same request is at work, and otherwise throws ProviderError at once. Must not be called inside a transaction.
 */
export const callStripe = <Answer>(shop: Shop, call: StripeCall<Answer>): Promise<Answer> => {
  const settings = stripeSettings(shop);
  if (!settings) throw new ProviderError('Stripe is not configured', { status: null });
  const { method, path, key, fields = {} } = call;
  const headers: Record<string, string> = {
    authorization: `Bearer ${settings.secretKey}`,
    'stripe-version': VERSION,
  };
  if (key) headers['idempotency-key'] = key;
  if (method === 'POST') headers['content-type'] = 'application/x-www-form-urlencoded';
  const text = encoded(fields);
  const url = `${settings.apiUrl}${path}${method === 'GET' && text ? `?${text}` : ''}`;
  const init = { method, headers, ...(method === 'POST' && { body: text }) };
  const repeatable = method === 'GET' || key !== undefined;
  return askPatiently(shop, STRIPE, { method, path }, () =>
    exchange(shop, STRIPE, { url, init, answer: call.answer, repeatable }),
  );
};
