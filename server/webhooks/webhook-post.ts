import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Config } from '../core/config/config.ts';
import { endpointUrl, hostOf, mayCall } from './endpoint-address.ts';
import { WebhookProblem } from './webhook-events.ts';

const TIMEOUT_MS = 5_000;
export const MOST_BYTES = 64 * 1024;

/** What became of one try. */
export interface Outcome {
  readonly status: number | null;
  /** Null: it arrived. */
  readonly problem: WebhookProblem | null;
}

class AddressRefused extends Error {}

/** Looks a name up and lets the socket have only addresses that may be called; they are the ones it then connects to. */
const guardedLookup =
  (config: Pick<Config, 'mode'>): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => mayCall(config, address))) {
        return callback(new AddressRefused(hostname), '');
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

const problemOf = (error: unknown): WebhookProblem => {
  if (error instanceof AddressRefused) return WebhookProblem.ADDRESS_REFUSED;
  const { name, code = '' } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return WebhookProblem.TIMEOUT;
  return /CERT|TLS|SSL|EPROTO/.test(code) ? WebhookProblem.TLS : WebhookProblem.UNREACHABLE;
};

const outcomeOf = (status: number): Outcome => {
  if (status >= 200 && status < 300) return { status, problem: null };
  const redirect = status >= 300 && status < 400;
  return { status, problem: redirect ? WebhookProblem.REDIRECT : WebhookProblem.HTTP_STATUS };
};

export interface Post {
  readonly url: string;
  readonly body: string;
  readonly headers: Record<string, string>;
}

/**
 * Posts JSON to a public address within five seconds, follows no redirect and reads no answer. Never rejects: what was
 * wrong is part of the outcome.
 */
export const post = (config: Pick<Config, 'mode'>, { url: text, body, headers }: Post): Promise<Outcome> => {
  const url = endpointUrl(config, text);
  const bytes = Buffer.from(body);
  if (bytes.length > MOST_BYTES) return Promise.resolve({ status: null, problem: WebhookProblem.TOO_LARGE });
  if (!(url instanceof URL) || (isIP(hostOf(url)) !== 0 && !mayCall(config, hostOf(url)))) {
    return Promise.resolve({ status: null, problem: WebhookProblem.ADDRESS_REFUSED });
  }
  return new Promise((done) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      agent: false,
      lookup: guardedLookup(config),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': bytes.length,
        'user-agent': 'Martyx-Webhooks/1',
        ...headers,
      },
    });
    request.on('response', (response) => {
      done(outcomeOf(response.statusCode ?? 0));
      response.destroy();
    });
    request.on('error', (error) => done({ status: null, problem: problemOf(error) }));
    request.end(bytes);
  });
};
