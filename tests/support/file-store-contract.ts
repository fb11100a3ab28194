import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore, Storage } from '../../server/core/files/files.ts';

export interface OpenStorage {
  /** The same files as two machines see them. */
  readonly one: Storage;
  readonly other: Storage;
  /** How many uploads are begun and not finished. */
  unfinished(): Promise<number>;
  close(): Promise<void>;
}

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

const addressesIn = async (store: FileStore): Promise<string[]> => {
  const found: string[] = [];
  for await (const entry of store.list()) found.push(entry.sha256);
  return found.sort();
};

const clear = async (store: FileStore): Promise<void> => {
  for await (const entry of store.list()) await store.remove(entry.sha256);
};

const keeping = (open: () => OpenStorage): void => {
  it('makes bytes and a stream of the same bytes one file under their SHA-256, for all machines', async () => {
    const { one, other } = open();
    const content = Buffer.from('solid krivan'.repeat(20_000));
    const parts = [content.subarray(0, 70_000), content.subarray(70_000)];
    const stored = await Promise.all([one.files.put(content), other.files.put(Readable.from(parts))]);
    const address = sha256(content);
    expect(stored).toEqual(stored.map(() => ({ sha256: address, bytes: content.length })));
    expect(await other.files.size(address)).toBe(content.length);
    expect((await other.files.readAll(address)).equals(content)).toBe(true);
    expect([await other.uploads.size(address), await addressesIn(one.uploads)]).toEqual([null, []]);
  });

  it('keeps a file of several parts', async () => {
    const { one, other } = open();
    const content = Buffer.alloc(17_000_000);
    for (let at = 0; at < content.length; at += 4096) content.writeUInt32LE(at, at);
    const chunks = Array.from({ length: 17 }, (_, i) => content.subarray(i * 1_000_000, (i + 1) * 1_000_000));
    expect(await one.files.put(Readable.from(chunks))).toEqual({ sha256: sha256(content), bytes: content.length });
    expect((await buffer(await other.files.read(sha256(content)))).equals(content)).toBe(true);
    expect(await open().unfinished()).toBe(0);
  });

  it('reads ranges, inclusive at both ends, and nothing behind the end', async () => {
    const { files } = open().one;
    const { sha256: address } = await files.put(Buffer.from('0123456789'));
    const read = async (range?: object) => (await buffer(await files.read(address, range))).toString();
    expect(await read({ start: 2, end: 4 })).toBe('234');
    expect(await read({ start: 7 })).toBe('789');
    expect(await read({ start: 8, end: 99 })).toBe('89');
    expect(await read({ end: 1 })).toBe('01');
    expect(await read({ start: 10 })).toBe('');
    expect(await read()).toBe('0123456789');
  });

  it('lists all, with bytes and time, and removes one for good', async () => {
    const { one, other } = open();
    const stored = await Promise.all(Array.from({ length: 12 }, (_, i) => one.files.put(Buffer.alloc(i))));
    expect(await addressesIn(other.files)).toEqual(stored.map((each) => each.sha256).sort());
    for await (const { sha256: address, bytes, writtenAt } of one.files.list()) {
      expect(stored).toContainEqual({ sha256: address, bytes });
      expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(60_000);
    }
    for (let i = 0; i < 2; i += 1) await other.files.remove(stored[0]!.sha256);
    expect(await one.files.size(stored[0]!.sha256)).toBeNull();
    expect((await addressesIn(one.files)).length).toBe(11);
  });
};

const refusing = (open: () => OpenStorage): void => {
  it('keeps nothing of a source that breaks, or failed before it was read', async () => {
    const { files } = open().one;
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(9_000_000);
        throw new Error('cut');
      })(),
    );
    await expect(files.put(broken)).rejects.toThrow('cut');
    const source = new PassThrough();
    const stored = files.put(source);
    source.destroy(new Error('lost'));
    await expect(stored).rejects.toThrow('lost');
    expect([await addressesIn(files), await open().unfinished()]).toEqual([[], 0]);
  });

  it('has nothing at an address that is absent, or is no SHA-256', async () => {
    const { files, copies } = open().one;
    for (const address of ['0'.repeat(64), '../../etc/passwd', '', `${'0'.repeat(62)}/.`]) {
      expect(await files.size(address)).toBeNull();
      await expect(files.read(address)).rejects.toMatchObject({ code: 'FILE_NOT_AVAILABLE' });
      await expect(files.readAll(address)).rejects.toMatchObject({ code: 'FILE_NOT_AVAILABLE' });
      await files.remove(address);
    }
    await expect(copies.keep('../etc', '320.webp', Buffer.from('x'))).rejects.toMatchObject({
      code: 'FILE_NOT_AVAILABLE',
    });
  });
};

const copying = (open: () => OpenStorage): void => {
  it('keeps copies for all machines, and forgets those of one file', async () => {
    const { one, other } = open();
    const [gone, kept] = [sha256(Buffer.from('gone')), sha256(Buffer.from('kept'))];
    expect(await one.copies.read(gone, '320.webp')).toBeNull();
    for (const width of ['320', '640']) {
      await one.copies.keep(gone, `${width}.webp`, Buffer.from(`small ${width}`));
      await one.copies.keep(kept, `${width}.webp`, Buffer.from('small'));
    }
    expect((await other.copies.read(gone, '640.webp'))?.toString()).toBe('small 640');
    await other.copies.forget(gone);
    expect(await Promise.all(['320.webp', '640.webp'].map((ending) => one.copies.read(gone, ending)))).toEqual([
      null,
      null,
    ]);
    expect((await one.copies.read(kept, '320.webp'))?.toString()).toBe('small');
  });
};

/** What every store of files promises. */
export const describeStorage = (name: string, start: () => Promise<OpenStorage>): void => {
  describe(`files in ${name}`, () => {
    let storage: OpenStorage;
    beforeAll(async () => {
      storage = await start();
    });
    beforeEach(() => clear(storage.one.files));
    afterAll(() => storage?.close());
    for (const part of [keeping, refusing, copying]) part(() => storage);
  });
};
