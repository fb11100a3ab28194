import type { ZodType } from 'zod';
import type { Shop } from '../core/shop.ts';
import { tracedCall, traceHeaders } from '../core/tracing/tracing.ts';
import { ProviderError } from './provider-error.ts';

const TIMEOUT_MS = 15_000;
const IN_PROGRESS_TRIES = 5;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const HUNG_UP = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const isHungUp = (error: unknown): boolean =>
  HUNG_UP.has((error as { cause?: { code?: string } } | null)?.cause?.code ?? '');

export interface Sending extends RequestInit {
  readonly method: string;
  readonly headers: Record<string, string>;
}

/** How a provider is spoken to. */
export interface Speech {
  readonly name: string;
  /** Names of what is wrong, from the body of a refusal, most telling first. */
  readonly issuesOf: (body: unknown) => string[];
  /** Header of an answer by which the provider's support finds the call. */
  readonly debugHeader: string;
}

const send = ({ tracing }: Shop, { name }: Speech, url: string, init: Sending): Promise<Response> =>
  tracedCall(tracing, { name, method: init.method, url }, () => {
    const headers = { ...init.headers, ...traceHeaders(tracing) };
    return fetch(url, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  });

/**
 * An idle connection that the provider has closed breaks at its next use, before any answer: what may be repeated then goes
 * out once more, on a fresh connection.
 */
const sendTwice = async (shop: Shop, speech: Speech, url: string, init: Sending): Promise<Response> => {
  try {
    return await send(shop, speech, url, init);
  } catch (error) {
    if (!isHungUp(error)) throw error;
    return send(shop, speech, url, init);
  }
};

const refused = ({ name, issuesOf, debugHeader }: Speech, response: Response, text: string): ProviderError => {
  const { status } = response;
  let issues: string[] = [];
  try {
    issues = issuesOf(JSON.parse(text)).filter(Boolean);
  } catch {
    // an error page of some proxy: the status is all there is
  }
  const debugId = response.headers.get(debugHeader);
  return new ProviderError(`${name} answered ${status}`, { status, issues, debugId });
};

export interface Exchange<Answer> {
  readonly url: string;
  readonly init: Sending;
  readonly answer: ZodType<Answer>;
  /** It changes nothing, or bears an id by which the provider knows it again. */
  readonly repeatable: boolean;
}

/** One question and its answer. Throws ProviderError. */
export const exchange = async <Answer>(
  shop: Shop,
  speech: Speech,
  { url, init, answer, repeatable }: Exchange<Answer>,
): Promise<Answer> => {
  let status: number | null = null;
  try {
    const response = await (repeatable ? sendTwice : send)(shop, speech, url, init);
    status = response.status;
    const text = await response.text();
    if (!response.ok) throw refused(speech, response, text);
    return answer.parse(JSON.parse(text));
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    const what = status === null ? 'did not answer' : 'answered something unreadable';
    throw new ProviderError(`${speech.name} ${what}`, { status: null, cause });
  }
};

interface Call {
  readonly method: string;
  readonly path: string;
  /** Whether a refusal is mended, so that the call is made again; asked once. */
  readonly mended?: (error: ProviderError) => boolean;
}

/** A call that waits a little while the same request is at work, and otherwise throws its ProviderError at once. */
export const askPatiently = async <Answer>(
  { logger }: Shop,
  { name }: Speech,
  { method, path, mended }: Call,
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  const started = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await ask();
      logger.debug({ method, path, ms: performance.now() - started }, name.toLowerCase());
      return answer;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const { status, issues, debugId } = error;
      logger.warn({ method, path, status, issues, debugId }, `${name.toLowerCase()} refused`);
      if (error.inProgress && attempt < IN_PROGRESS_TRIES) await pause(150 * attempt);
      else if (attempt > 1 || !mended?.(error)) throw error;
    }
  }
};
