import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileStore } from '../../../../server/core/files/disk.store.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'file store-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

test('bytes and a stream of the same bytes are one file under their SHA-256', async () => {
  const store = createFileStore(dir);
  const content = Buffer.from('solid krivan'.repeat(20_000));
  const parts = [content.subarray(0, 70_000), content.subarray(70_000)];
  const [one, two] = await Promise.all([store.put(content), store.put(Readable.from(parts))]);
  expect(one).toEqual({ sha256: sha256(content), bytes: content.length });
  expect(two).toEqual(one);
  expect(await store.size(one.sha256)).toBe(content.length);
  expect((await store.readAll(one.sha256)).equals(content)).toBe(true);
  expect(await readdir(path.join(dir, 'incoming'))).toEqual([]);
});

test('a range is inclusive at both ends', async () => {
  const store = createFileStore(dir);
  const { sha256: address } = await store.put(Buffer.from('0123456789'));
  expect((await buffer(store.read(address, { start: 2, end: 4 }))).toString()).toBe('234');
  expect((await buffer(store.read(address, { start: 7 }))).toString()).toBe('789');
  expect((await buffer(store.read(address))).toString()).toBe('0123456789');
});

test('a source that breaks leaves nothing behind', async () => {
  const store = createFileStore(dir);
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('cut');
    })(),
  );
  await expect(store.put(broken)).rejects.toThrow('cut');
  expect(await readdir(dir)).toEqual(['incoming']);
  expect(await readdir(path.join(dir, 'incoming'))).toEqual([]);
});

test('what is absent, or is no SHA-256, is not available', async () => {
  const store = createFileStore(dir);
  for (const address of ['0'.repeat(64), '../../etc/passwd', '', `${'0'.repeat(62)}/.`]) {
    expect(await store.size(address)).toBeNull();
    expect(() => store.read(address)).toThrow(expect.objectContaining({ code: 'FILE_NOT_AVAILABLE' }));
    await expect(store.readAll(address)).rejects.toMatchObject({ code: 'FILE_NOT_AVAILABLE' });
  }
});

test('leftovers of a process that died are removed, those of a living one are kept', async () => {
  const incoming = path.join(dir, 'incoming');
  await mkdir(incoming);
  await writeFile(path.join(incoming, 'old'), 'x');
  await writeFile(path.join(incoming, 'new'), 'x');
  await utimes(path.join(incoming, 'old'), new Date(0), new Date(0));
  await createFileStore(dir).put(Buffer.from('y'));
  expect(await readdir(incoming)).toEqual(['new']);
});

test('a source that failed before it was read is refused with its error, and the process lives', async () => {
  const source = new PassThrough();
  const stored = createFileStore(dir).put(source);
  source.destroy(new Error('lost'));
  await expect(stored).rejects.toThrow('lost');
  expect(await readdir(path.join(dir, 'incoming'))).toEqual([]);
});
