import { open, readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createHash } from 'node:crypto';
import type { Scratch, StoredFile } from './files.ts';
import { storeAway, type Bucket } from './s3-client.ts';
import { elementsOf, partsXml, textOf } from './s3-xml.ts';
import { streamOf, writeHashed } from './written-file.ts';

/** What is in memory of one upload; a file may have 10,000 parts, 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;

/** Whole bytes in one request. */
export const putObject = async (bucket: Bucket, key: string, body: Buffer): Promise<void> => {
  await bucket.send({ method: 'PUT', key, body });
};

/** Bytes of an object; null when there is none. */
export const objectSize = async (bucket: Bucket, key: string): Promise<number | null> => {
  const { status, headers } = await bucket.send({ method: 'HEAD', key });
  return status === 404 ? null : Number(headers.get('content-length'));
};

const sendParts = async (bucket: Bucket, key: string, uploadId: string, file: string): Promise<string[]> => {
  const etags: string[] = [];
  const handle = await open(file);
  try {
    for (const part = Buffer.allocUnsafe(PART_BYTES); ;) {
      const { bytesRead } = await handle.read(part, 0, PART_BYTES, etags.length * PART_BYTES);
      if (bytesRead === 0) return etags;
      const query = { partNumber: String(etags.length + 1), uploadId };
      const { headers } = await bucket.send({ method: 'PUT', key, query, body: part.subarray(0, bytesRead) });
      etags.push(headers.get('etag') ?? '');
    }
  } finally {
    await handle.close();
  }
};

const abort = (bucket: Bucket, key: string, uploadId: string): Promise<unknown> =>
  bucket.send({ method: 'DELETE', key, query: { uploadId } });

/** A store may say 200 and then that it failed; and where an answer got lost, that it knows nothing of the upload. */
const complete = async (bucket: Bucket, key: string, uploadId: string, etags: readonly string[]): Promise<string> => {
  const response = await bucket.send({ method: 'POST', key, query: { uploadId }, body: Buffer.from(partsXml(etags)) });
  return response.text().catch(() => '');
};

const putInParts = async (bucket: Bucket, key: string, file: string, bytes: number): Promise<void> => {
  const begun = await bucket.send({ method: 'POST', key, query: { uploads: '' } });
  const uploadId = textOf(await begun.text(), 'UploadId');
  if (!uploadId) throw storeAway(new Error('the S3 store began no upload in parts'));
  try {
    const said = await complete(bucket, key, uploadId, await sendParts(bucket, key, uploadId, file));
    const size = await objectSize(bucket, key);
    if (size !== bytes) throw storeAway(new Error(`an upload in parts was not put together: ${textOf(said, 'Code')}`));
  } catch (error) {
    await abort(bucket, key, uploadId).catch(() => undefined);
    throw error;
  }
};

const putStream = async (bucket: Bucket, prefix: string, content: Readable, scratch: Scratch): Promise<StoredFile> => {
  const source = streamOf(content);
  const file = await scratch.path();
  try {
    const stored = await writeHashed(file, source);
    const key = `${prefix}${stored.sha256}`;
    if (stored.bytes <= PART_BYTES) await putObject(bucket, key, await readFile(file));
    else await putInParts(bucket, key, file, stored.bytes);
    return stored;
  } finally {
    await rm(file, { force: true });
  }
};

/**
 * Writes an object by the SHA-256 of its content. A stream goes by way of a file on this machine, which tells its address,
 * and from there in parts of 8 MiB: an object is there as a whole or not at all, and the store has checked each part.
 */
export const putContent = async (
  bucket: Bucket,
  prefix: string,
  content: Uint8Array | Readable,
  scratch: Scratch,
): Promise<StoredFile> => {
  if (content instanceof Readable) return putStream(bucket, prefix, content, scratch);
  if (content.length > PART_BYTES) return putStream(bucket, prefix, Readable.from([Buffer.from(content)]), scratch);
  const body = Buffer.from(content);
  const sha256 = createHash('sha256').update(body).digest('hex');
  await putObject(bucket, `${prefix}${sha256}`, body);
  return { sha256, bytes: body.length };
};

/** Ends uploads in parts below `prefix` that were begun before `before`: their parts cost room until then. */
export const abortUnfinished = async (bucket: Bucket, prefix: string, before: Date): Promise<void> => {
  const response = await bucket.send({ method: 'GET', key: '', query: { uploads: '', prefix } });
  for (const upload of elementsOf(await response.text(), 'Upload')) {
    const [key, uploadId, begun] = ['Key', 'UploadId', 'Initiated'].map((name) => textOf(upload, name));
    if (key?.startsWith(prefix) && uploadId && begun && new Date(begun) < before) await abort(bucket, key, uploadId);
  }
};
