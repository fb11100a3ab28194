import { ErrorCode } from '../error-codes.ts';
import { AppError } from '../errors.ts';
import { parallelLimit } from '../parallel.ts';
import {
  isAddress,
  type AssetStore,
  type CopyStore,
  type FileStore,
  type ListedFile,
  type Scratch,
  type Storage,
} from './files.ts';
import { openBucket, S3Refusal, type Bucket, type BucketAccess } from './s3-client.ts';
import { readObject } from './s3-reading.ts';
import { abortUnfinished, objectSize, putContent, putObject } from './s3-writing.ts';
import { elementsOf, textOf } from './s3-xml.ts';
import type { Tracing } from '../tracing/tracing.ts';

interface ListedObject {
  readonly key: string;
  readonly bytes: number;
  readonly writtenAt: Date;
}

/** A download asks for the sizes of all its pieces at once. */
const MOST_SIZES = 16;

async function* objectsOf(bucket: Bucket, prefix: string): AsyncGenerator<ListedObject> {
  for (let token: string | null = ''; token !== null;) {
    const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) };
    const xml = await (await bucket.send({ method: 'GET', key: '', query })).text();
    for (const object of elementsOf(xml, 'Contents')) {
      const [key, size, modified] = ['Key', 'Size', 'LastModified'].map((name) => textOf(object, name));
      if (key?.startsWith(prefix)) yield { key, bytes: Number(size), writtenAt: new Date(modified ?? 0) };
    }
    token = textOf(xml, 'NextContinuationToken');
  }
}

async function* listed(bucket: Bucket, prefix: string): AsyncGenerator<ListedFile> {
  for await (const { key, ...entry } of objectsOf(bucket, prefix)) {
    const sha256 = key.slice(prefix.length);
    if (isAddress(sha256)) yield { sha256, ...entry };
  }
}

const createFileStore = (bucket: Bucket, prefix: string, scratch: Scratch): FileStore => {
  const inTurn = parallelLimit(MOST_SIZES);
  const read: FileStore['read'] = (sha256, range = {}) => readObject(bucket, { prefix, sha256 }, range);
  return {
    put: (content) => putContent(bucket, prefix, content, scratch),
    size: async (sha256) => (isAddress(sha256) ? inTurn(() => objectSize(bucket, `${prefix}${sha256}`)) : null),
    read,
    async readAll(sha256) {
      const chunks: Buffer[] = [];
      for await (const chunk of await read(sha256)) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    },
    async remove(sha256) {
      if (isAddress(sha256)) await bucket.send({ method: 'DELETE', key: `${prefix}${sha256}` });
    },
    list: () => listed(bucket, prefix),
    removeUnfinished: (before) => abortUnfinished(bucket, prefix, before),
  };
};

const createCopyStore = (bucket: Bucket, prefix: string): CopyStore => {
  const keyOf = (sha256: string, ending: string): string => {
    if (!isAddress(sha256)) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
    return `${prefix}${sha256}-${ending}`;
  };
  return {
    async read(sha256, ending) {
      const response = await bucket.send({ method: 'GET', key: keyOf(sha256, ending) });
      return response.status === 404 ? null : Buffer.from(await response.arrayBuffer());
    },
    keep: async (sha256, ending, content) => putObject(bucket, keyOf(sha256, ending), content),
    async forget(sha256) {
      for await (const { key } of objectsOf(bucket, keyOf(sha256, ''))) await bucket.send({ method: 'DELETE', key });
    },
  };
};

const createAssetStore = (bucket: Bucket, prefix: string): AssetStore => ({
  async names() {
    const names = new Set<string>();
    for await (const { key } of objectsOf(bucket, prefix)) names.add(key.slice(prefix.length));
    return names;
  },
  async read(name) {
    const response = await bucket.send({ method: 'GET', key: `${prefix}${name}` });
    return response.status === 404 ? null : Buffer.from(await response.arrayBuffer());
  },
  keep: async (name, content) => putObject(bucket, `${prefix}${name}`, content),
});

/** Everything in one bucket, below `files/`, `uploads/`, `copies/` and `assets/`; no object is public. `scratch` is on this machine. */
export const s3Storage = (access: BucketAccess, scratch: Scratch, tracing: Tracing | null): Storage => {
  const bucket = openBucket(access, tracing);
  return {
    files: createFileStore(bucket, 'files/', scratch),
    uploads: createFileStore(bucket, 'uploads/', scratch),
    copies: createCopyStore(bucket, 'copies/'),
    assets: createAssetStore(bucket, 'assets/'),
    scratch,
  };
};

/** Throws an S3Refusal where the store does not let the shop list its bucket: wrong keys, no such bucket. One that is away may come back. */
export const checkBucket = async (access: BucketAccess): Promise<void> => {
  const query = { 'list-type': '2', 'max-keys': '1' };
  await openBucket(access)
    .send({ method: 'GET', key: '', query })
    .catch(({ cause }: AppError) => {
      if (cause instanceof S3Refusal) throw cause;
    });
};
