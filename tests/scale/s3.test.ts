import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from '../../server/core/files/disk.store.ts';
import type { Storage } from '../../server/core/files/files.ts';
import { moveFiles } from '../../server/core/files/moving.ts';
import { openBucket } from '../../server/core/files/s3-client.ts';
import { openStorage } from '../../server/core/files/storage.ts';
import { elementsOf } from '../../server/core/files/s3-xml.ts';
import { describeStorage } from '../support/file-store-contract.ts';
import { startS3Gateway, versitygw, type S3Gateway } from './s3-gateway.ts';

const GIGABYTE = 1_000_000_000;
const MEGABYTE = 1_000_000;

const program = versitygw();

async function* bytesOf(size: number): AsyncGenerator<Buffer> {
  const chunk = Buffer.alloc(MEGABYTE);
  for (let left = size, i = 0; left > 0; left -= MEGABYTE, i += 1) {
    chunk.writeUInt32LE(i, 0);
    yield Buffer.from(chunk.subarray(0, Math.min(left, MEGABYTE)));
  }
}

describe.skipIf(!program)('a real S3 server', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'martyx-s3-scratch-'));
  let gateway: S3Gateway;
  let storage: Storage;
  beforeAll(async () => {
    gateway = await startS3Gateway(program!);
    storage = await openStorage(dir, gateway.access);
  });
  afterAll(async () => {
    await gateway?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  const unfinished = async (): Promise<number> => {
    const answer = await openBucket(gateway.access).send({ method: 'GET', key: '', query: { uploads: '' } });
    return elementsOf(await answer.text(), 'Upload').length;
  };

  describeStorage('versitygw', async () => ({
    one: storage,
    other: await openStorage(dir, gateway.access),
    unfinished,
    close: () => Promise.resolve(),
  }));

  it('takes and gives a file of 1 GB in bounded memory, and tells nothing to a stranger', async () => {
    const hash = createHash('sha256');
    for await (const chunk of bytesOf(GIGABYTE)) hash.update(chunk);
    let most = 0;
    const before = process.memoryUsage.rss();
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss() - before)), 50);
    const { sha256, bytes } = await storage.files.put(Readable.from(bytesOf(GIGABYTE)));
    expect([sha256, bytes]).toEqual([hash.digest('hex'), GIGABYTE]);
    let read = 0;
    for await (const chunk of await storage.files.read(sha256)) read += (chunk as Buffer).length;
    clearInterval(watch);
    expect(read).toBe(GIGABYTE);
    process.stdout.write(`1 GB up and down: ${Math.round(most / MEGABYTE)} MB more memory\n`);
    expect(most).toBeLessThan(250 * MEGABYTE);
    const url = `${gateway.access.endpoint}/${gateway.access.bucket}/files/${sha256}`;
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(403);
    await storage.files.remove(sha256);
  });

  it('that dies in the midst of a download is asked for the rest once it is back', async () => {
    const content = Buffer.alloc(60 * MEGABYTE, 'rocket');
    const { sha256 } = await storage.files.put(content);
    const hash = createHash('sha256');
    let chunks = 0;
    for await (const chunk of await storage.files.read(sha256)) {
      hash.update(chunk as Buffer);
      if ((chunks += 1) === 3) void gateway.kill().then(() => gateway.start());
    }
    expect(hash.digest('hex')).toBe(sha256);
  });

  it('takes over all files of a disk, and gives them back', async () => {
    const [from, back] = ['from', 'back'].map((name) => diskStorage(path.join(dir, name)).files) as [
      Storage['files'],
      Storage['files'],
    ];
    for (let i = 0; i < 50; i += 1) await from.put(Buffer.alloc(1000 * i, i));
    expect(await moveFiles(from, storage.uploads)).toEqual({ copied: 50, there: 0, damaged: [] });
    expect(await moveFiles(from, storage.uploads)).toEqual({ copied: 0, there: 50, damaged: [] });
    expect((await moveFiles(storage.uploads, back)).copied).toBe(50);
  });
});
