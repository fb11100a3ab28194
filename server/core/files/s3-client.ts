import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { ErrorCode } from '../error-codes.ts';
import { AppError } from '../errors.ts';
import { tracedCall, type Tracing } from '../tracing/tracing.ts';

/** Where the bucket is and by which keys it opens. */
export interface BucketAccess {
  /** Without a slash at the end. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket is the first part of the path; else it stands before the host. */
  readonly pathStyle: boolean;
}

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Empty: the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

export interface Bucket {
  /**
   * Asks the store, four times at most, and answers once the head of the answer is there: 2xx; of an object also 404 or 416. The store
   * checks each body against its SHA-256. Throws SERVICE_UNAVAILABLE for anything else.
   */
  send(request: S3Request): Promise<Response>;
}

const TRIES = 4;
const FIRST_PAUSE_MS = 100;
/** For the head of an answer; a body that is sent, of 8 MiB at most, gets a minute more. */
const ANSWER_MS = 8_000;
const SENDING_MS = 60_000;
const ANSWERS = new Set([404, 416]);

/** The store does not answer, or says no. */
export const storeAway = (cause: unknown): AppError => new AppError(ErrorCode.SERVICE_UNAVAILABLE, {}, { cause });

/** A pause before the n-th try again, so that many who lost the store do not come back at once. */
export const backOff = (n: number): Promise<void> => pause(FIRST_PAUSE_MS * 2 ** n * (0.5 + Math.random()));

/** The store answered, and said no. */
export class S3Refusal extends Error {}

const refusal = async (response: Response): Promise<S3Refusal> => {
  const text = await response.text().catch(() => '');
  const code = /<Code>(\w+)/.exec(text)?.[1] ?? '';
  return new S3Refusal(`the S3 store answered ${response.status} ${code}`.trim());
};

const isPassing = ({ status }: Response): boolean => status >= 500 || status === 429 || status === 408;

const baseOf = ({ endpoint, bucket, pathStyle }: BucketAccess): string => {
  if (pathStyle) return `${endpoint}/${bucket}`;
  const url = new URL(endpoint);
  url.hostname = `${bucket}.${url.hostname}`;
  return url.href.replace(/\/$/, '');
};

/** Fetch, with an end to its patience that no longer counts once the head is there. */
const answered = async (request: Request, longestMs: number): Promise<Response> => {
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(new Error(`no answer within ${longestMs} ms`)), longestMs);
  try {
    return await fetch(request, { signal: timer.signal });
  } finally {
    clearTimeout(timeout);
  }
};

const sha256Of = (body: Buffer | undefined): string =>
  createHash('sha256')
    .update(body ?? '')
    .digest('hex');

/** Speaks to one bucket of any S3 store, with requests signed by Signature Version 4, each try a span. */
export const openBucket = (access: BucketAccess, tracing: Tracing | null = null): Bucket => {
  const { accessKeyId, secretAccessKey, region } = access;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const base = baseOf(access);
  const once = async ({ method, key, query = {}, headers, body }: S3Request): Promise<Response> => {
    const search = new URLSearchParams(query).toString();
    const signed = await client.sign(`${base}/${key}${search && `?${search}`}`, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256Of(body) },
      body: body as Uint8Array<ArrayBuffer> | undefined,
    });
    return tracedCall(tracing, { name: 'S3', method, url: access.endpoint }, () =>
      answered(signed, ANSWER_MS + (body ? SENDING_MS : 0)),
    );
  };
  return {
    async send(request) {
      for (let n = 0; ; n += 1) {
        const answer = await once(request).catch((error: unknown) => error);
        if (answer instanceof Response && answer.ok) return answer;
        if (answer instanceof Response && request.key && ANSWERS.has(answer.status)) {
          await answer.body?.cancel();
          return answer;
        }
        const why = answer instanceof Response ? await refusal(answer) : answer;
        if (n + 1 === TRIES || (answer instanceof Response && !isPassing(answer))) throw storeAway(why);
        await backOff(n);
      }
    },
  };
};
