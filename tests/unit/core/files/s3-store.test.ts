import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { s3Of } from '../../../../server/core/config/s3.ts';
import type { Storage } from '../../../../server/core/files/files.ts';
import { openBucket } from '../../../../server/core/files/s3-client.ts';
import { openStorage } from '../../../../server/core/files/storage.ts';
import { describeStorage } from '../../../support/file-store-contract.ts';
import { until } from '../../../support/processes.ts';
import { startFakeS3, type FakeS3 } from '../../../support/fakes/fake-s3.ts';

let dir: string;
let s3: FakeS3;
let storage: Storage;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 's3 scratch-'));
  s3 = await startFakeS3();
  storage = await openStorage(dir, s3.access);
});
afterEach(async () => {
  s3.fault = () => false;
  expect(await readdir(path.join(dir, 'scratch')).catch(() => [])).toEqual([]);
});
afterAll(async () => {
  await s3.close();
  await rm(dir, { recursive: true });
});

describeStorage('an S3 bucket', async () => ({
  one: storage,
  other: await openStorage(dir, s3.access),
  unfinished: () => Promise.resolve(s3.unfinished.size),
  close: () => Promise.resolve(),
}));

describe('an S3 store', () => {
  it('that fails and recovers is asked again, and what it has begun to send is not lost', async () => {
    const content = Buffer.alloc(3_000_000, 'propeller');
    let faults = 0;
    s3.fault = (_, response) => {
      faults += 1;
      if (faults === 1) response.destroy();
      if (faults === 2) response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      return faults < 3;
    };
    const { sha256 } = await storage.files.put(content);
    let [breaks, read] = [0, 0];
    const from: unknown[] = [];
    s3.fault = (request, response) => {
      from.push(request.headers.range);
      if ((breaks += 1) > 2) return false;
      const at = Number(/\d+/.exec(request.headers.range ?? '0')![0]);
      response.writeHead(request.headers.range ? 206 : 200, { 'content-length': content.length - at });
      response.write(content.subarray(at, at + 1_000_000));
      // What is on its way when a connection breaks is lost with it.
      void until(() => read === at + 1_000_000).then(() => response.destroy());
      return true;
    };
    const chunks: Buffer[] = [];
    for await (const chunk of await storage.files.read(sha256)) {
      chunks.push(chunk as Buffer);
      read += (chunk as Buffer).length;
    }
    expect(Buffer.concat(chunks).equals(content)).toBe(true);
    expect(from).toEqual([undefined, 'bytes=1000000-', 'bytes=2000000-']);
  });

  it('that is away, or refuses the keys, is SERVICE_UNAVAILABLE with the reason; a wrong bucket is told at the start', async () => {
    const unavailable = (words: RegExp) => ({
      code: 'SERVICE_UNAVAILABLE',
      cause: expect.objectContaining({ message: expect.stringMatching(words) }) as unknown,
    });
    const elsewhere = await openStorage(dir, { ...s3.access, endpoint: 'http://127.0.0.1:1' });
    await expect(elsewhere.files.size('0'.repeat(64))).rejects.toMatchObject(unavailable(/fetch failed/));
    const stranger = openBucket({ ...s3.access, secretAccessKey: 'guessed' });
    await expect(stranger.send({ method: 'GET', key: 'x' })).rejects.toMatchObject(
      unavailable(/403 SignatureDoesNotMatch/),
    );
    await expect(openStorage(dir, { ...s3.access, bucket: 'typo' })).rejects.toThrow('404 NoSuchBucket');
    await expect(openStorage(dir, { ...s3.access, accessKeyId: 'typo' })).rejects.toThrow('403');
  });

  it('that cannot put the parts together keeps none of them', async () => {
    s3.fault = (request, response) => {
      const refused = request.method === 'POST' && request.url!.includes('uploadId');
      if (refused) response.writeHead(200).end('<Error><Code>InternalError</Code></Error>');
      return refused;
    };
    const put = storage.files.put(Readable.from([Buffer.alloc(9_000_000, 1)]));
    await expect(put).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect([
      s3.unfinished.size,
      [...s3.objects.values()].filter(({ content }) => content.length === 9_000_000),
    ]).toEqual([0, []]);
  });

  it('is told to give up uploads that a dead process began, and no others', async () => {
    const bucket = openBucket(s3.access);
    const begun = new Date();
    await bucket.send({ method: 'POST', key: `files/${'a'.repeat(64)}`, query: { uploads: '' } });
    await storage.files.removeUnfinished(begun);
    await storage.uploads.removeUnfinished(new Date(Date.now() + 1000));
    expect(s3.unfinished.size).toBe(1);
    await storage.files.removeUnfinished(new Date(Date.now() + 1000));
    expect(s3.unfinished.size).toBe(0);
  });

  it('whose disk has changed a file is noticed', async () => {
    const { sha256 } = await storage.files.put(Buffer.from('good'));
    s3.objects.set(`files/${sha256}`, { content: Buffer.from('evil'), at: new Date() });
    await expect(storage.files.readAll(sha256)).rejects.toThrow('damaged');
  });

  it('has no connection left of a reader who went away', async () => {
    const { sha256 } = await storage.files.put(Buffer.alloc(5_000_000, 3));
    const closed = new Promise<void>((resolve) => {
      s3.fault = (_, response) => {
        response.once('close', resolve);
        return false;
      };
    });
    const stream = await storage.files.read(sha256);
    stream.once('readable', () => stream.destroy());
    await closed;
    expect((await buffer(await storage.files.read(sha256, { start: 1, end: 2 }))).length).toBe(2);
  });
});

it('the bucket is part of the path, or of the host at Amazon', () => {
  const env = { S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
  expect(s3Of({ ...env, S3_REGION: 'eu-central-1' })).toMatchObject({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    pathStyle: false,
  });
  expect(s3Of({ ...env, S3_ENDPOINT: 'https://s3.example/' })).toMatchObject({
    endpoint: 'https://s3.example',
    pathStyle: true,
  });
  expect(s3Of({ ...env, S3_ENDPOINT: 'https://s3.example', S3_PATH_STYLE: 'off' })?.pathStyle).toBe(false);
  expect(s3Of({})).toBeNull();
});
