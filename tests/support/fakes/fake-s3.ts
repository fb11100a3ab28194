import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketAccess } from '../../../server/core/files/s3-client.ts';

interface Kept {
  readonly content: Buffer;
  readonly at: Date;
}

interface Parts {
  readonly key: string;
  readonly begun: Date;
  readonly parts: Map<number, Buffer>;
}

type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface FakeS3 {
  readonly access: BucketAccess;
  /** By key, as a stranger with access to the disk of the store may change them. */
  readonly objects: Map<string, Kept>;
  readonly unfinished: Map<string, Parts>;
  /** `GET key` of each request that was signed well, in order. */
  readonly asked: string[];
  /** Called before anything is done; true: it has answered, or ended the connection. */
  fault: Fault;
  close(): Promise<void>;
}

const REGION = 'eu-test-1';
const KEYS = { accessKeyId: 'shop', secretAccessKey: 'not a secret' };
const PAGE = 5;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');
const strict = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** As the documentation of Signature Version 4 has it, from what came over the wire. */
const signatureOf = (request: IncomingMessage, url: URL, signed: string): string => {
  const [date, hash] = ['x-amz-date', 'x-amz-content-sha256'].map((name) => String(request.headers[name]));
  const scope = `${date!.slice(0, 8)}/${REGION}/s3/aws4_request`;
  const query = [...url.searchParams].map(([name, value]) => `${strict(name)}=${strict(value)}`).sort();
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), signed, hash].join('\n');
  const key = [date!.slice(0, 8), REGION, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${KEYS.secretAccessKey}`,
  );
  return hmac(key, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(canonical)}`).toString('hex');
};

const isSigned = (request: IncomingMessage, url: URL): boolean => {
  const [, id, signed, signature] =
    /Credential=([^/]+)\/.*SignedHeaders=([^,]+), Signature=(\w+)/.exec(request.headers.authorization ?? '') ?? [];
  return id === KEYS.accessKeyId && signature === signatureOf(request, url, signed!);
};

const xml = (response: ServerResponse, status: number, text: string): void =>
  void response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${text}`);

const no = (response: ServerResponse, status: number, code: string): void =>
  xml(response, status, `<Error><Code>${code}</Code></Error>`);

const sendObject = ({ content }: Kept, request: IncomingMessage, response: ServerResponse): void => {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from === undefined) return void response.setHeader('content-length', content.length).end(content);
  if (Number(from) >= content.length) return no(response, 416, 'InvalidRange');
  const part = content.subarray(Number(from), to ? Number(to) + 1 : undefined);
  response.writeHead(206, { 'content-length': part.length }).end(part);
};

const listObjects = (objects: Map<string, Kept>, query: URLSearchParams, response: ServerResponse): void => {
  const after = query.get('continuation-token')?.replace('&after=', '') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
  const rows = keys.slice(0, PAGE).map((key) => {
    const { content, at } = objects.get(key)!;
    return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`;
  });
  const next = keys.length > PAGE ? `<NextContinuationToken>&amp;after=${keys[PAGE - 1]}</NextContinuationToken>` : '';
  xml(response, 200, `<ListBucketResult>${rows.join('')}${next}</ListBucketResult>`);
};

/** What a store does for one key of its bucket. */
const serve = (
  { objects, unfinished }: Pick<FakeS3, 'objects' | 'unfinished'>,
  { request, response, key, query, body }: Asked,
): void => {
  const uploadId = query.get('uploadId') ?? '';
  const upload = unfinished.get(uploadId);
  if (uploadId && !upload) return no(response, 404, 'NoSuchUpload');
  switch (`${request.method} ${uploadId ? 'upload' : query.has('uploads') ? 'uploads' : key ? 'object' : 'bucket'}`) {
    case 'PUT object':
      objects.set(key, { content: body, at: new Date() });
      return void response.end();
    case 'GET object':
    case 'HEAD object':
      return objects.has(key) ? sendObject(objects.get(key)!, request, response) : no(response, 404, 'NoSuchKey');
    case 'DELETE object':
      objects.delete(key);
      return void response.writeHead(204).end();
    case 'GET bucket':
      return listObjects(objects, query, response);
    case 'POST uploads': {
      const id = randomUUID();
      unfinished.set(id, { key, begun: new Date(), parts: new Map() });
      return xml(
        response,
        200,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    case 'GET uploads': {
      const rows = [...unfinished].map(([id, { key: name, begun }]) => `<Upload><Key>${name}</Key><UploadId>${id}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`); // oxfmt-ignore
      return xml(response, 200, `<ListMultipartUploadsResult>${rows.join('')}</ListMultipartUploadsResult>`);
    }
    case 'PUT upload':
      upload!.parts.set(Number(query.get('partNumber')), body);
      return void response.setHeader('etag', `"${sha256(body)}"`).end();
    case 'POST upload': {
      const etags = [...body.toString().matchAll(/&quot;(\w+)&quot;/g)].map(([, etag]) => etag);
      const parts = [...upload!.parts].sort(([a], [b]) => a - b).map(([, part]) => part);
      if (parts.some((part, i) => sha256(part) !== etags[i])) return no(response, 400, 'InvalidPart');
      if (parts.slice(0, -1).some(({ length }) => length < 5 * 1024 * 1024)) return no(response, 400, 'EntityTooSmall');
      objects.set(upload!.key, { content: Buffer.concat(parts), at: new Date() });
      unfinished.delete(uploadId);
      return xml(response, 200, '<CompleteMultipartUploadResult/>');
    }
    case 'DELETE upload':
      unfinished.delete(uploadId);
      return void response.writeHead(204).end();
    default:
      return no(response, 405, 'MethodNotAllowed');
  }
};

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
}

/** An S3 store of one bucket in memory, which believes no request that is not signed, and no body but the one that was signed. */
export const startFakeS3 = async (): Promise<FakeS3> => {
  const state = { objects: new Map<string, Kept>(), unfinished: new Map<string, Parts>(), asked: [] as string[] };
  const fake = { ...state, fault: (() => false) as Fault };
  const server = createServer((request, response) => {
    void buffer(request).then(
      (body) => {
        const url = new URL(request.url!, `http://${request.headers.host}`);
        const [, bucket, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(url.pathname) ?? [];
        if (fake.fault(request, response)) return;
        if (!isSigned(request, url)) return no(response, 403, 'SignatureDoesNotMatch');
        if (sha256(body) !== request.headers['x-amz-content-sha256'])
          return no(response, 400, 'XAmzContentSHA256Mismatch');
        if (bucket !== 'shop-files') return no(response, 404, 'NoSuchBucket');
        fake.asked.push(`${request.method} ${key}`);
        serve(fake, { request, response, key, query: url.searchParams, body });
      },
      () => undefined,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(fake, {
    access: { endpoint, region: REGION, bucket: 'shop-files', pathStyle: true, ...KEYS },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
};

/** The environment of a shop that keeps its files there. */
export const s3Environment = ({ access }: Pick<FakeS3, 'access'>): Record<string, string> => ({
  S3_ENDPOINT: access.endpoint,
  S3_REGION: access.region,
  S3_BUCKET: access.bucket,
  S3_ACCESS_KEY_ID: access.accessKeyId,
  S3_SECRET_ACCESS_KEY: access.secretAccessKey,
});
