import type { ZodType } from 'zod';
import type { Shop } from '../../core/shop.ts';
import { tracedCall } from '../../core/tracing/tracing.ts';
import { CarrierError } from './carrier-error.ts';

const TIMEOUT_MS = 20_000;
const MOST_BYTES = 20 * 1024 * 1024;
/** No byte of the call has reached the carrier. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'EHOSTUNREACH']);

const isUnreached = (error: unknown): boolean =>
  UNREACHED.has((error as { cause?: { code?: string } } | null)?.cause?.code ?? '');

export interface CarrierCall {
  /** Of the carrier, as traces and errors say it. */
  readonly name: string;
  readonly url: string;
  /** POST when absent. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly type?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Statuses of refusals whose body the caller reads. */
  readonly said?: readonly number[];
}

const limited = async (response: Response, name: string): Promise<Buffer> => {
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > MOST_BYTES) throw new CarrierError('SILENT', `${name} answered too much`);
  return Buffer.from(bytes);
};

/** One call to a carrier and its answer. Throws CarrierError: SILENT unless it is known that nothing was done. */
export const bytesOfCarrier = async (shop: Shop, asked: CarrierCall): Promise<Buffer> => {
  const { name, url, method = 'POST', type, body, headers: own, said } = asked;
  const headers = { ...(type && body !== undefined && { 'content-type': type }), ...own };
  try {
    const response = await tracedCall(shop.tracing, { name, method, url }, () =>
      fetch(url, { method, headers, body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }),
    );
    const answer = await limited(response, name);
    if (response.ok || said?.includes(response.status)) return answer;
    const fault = response.status === 429 || response.status === 401 || response.status === 403 ? 'AWAY' : 'SILENT';
    throw new CarrierError(fault, `${name} answered ${response.status}`);
  } catch (error) {
    if (error instanceof CarrierError) throw error;
    throw new CarrierError(isUnreached(error) ? 'AWAY' : 'SILENT', `${name} did not answer`, error);
  }
};

/** The same, and the text of its answer. */
export const callCarrier = async (shop: Shop, call: CarrierCall): Promise<string> =>
  (await bytesOfCarrier(shop, call)).toString('utf8');

/** JSON of a carrier. Throws CarrierError (SILENT) for what is none, or of another shape. */
export const readAnswer = <Answer>(name: string, text: string, answer: ZodType<Answer>): Answer => {
  try {
    return answer.parse(JSON.parse(text));
  } catch (error) {
    throw new CarrierError('SILENT', `${name} answered something unreadable`, error);
  }
};

/** Whether bytes are a PDF by their first five. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-';
