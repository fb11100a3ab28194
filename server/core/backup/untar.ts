import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupRefused, DATABASE } from './archive-index.ts';

const BLOCK = 512;

const broken = (why: string): BackupRefused => new BackupRefused(`The backup is not whole: ${DATABASE} ${why}`);

/** Takes bytes from a stream in the sizes that are asked for. */
class Source {
  readonly #chunks: AsyncIterator<Buffer, undefined>;
  #rest = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  }

  /** The next bytes, `most` at most; null at the end. */
  async next(most: number): Promise<Buffer | null> {
    if (this.#rest.length === 0) {
      const { done, value } = await this.#chunks.next();
      if (done) return null;
      this.#rest = value as Buffer<ArrayBuffer>;
    }
    const taken = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(taken.length);
    return taken;
  }

  async *take(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0;) {
      const chunk = await this.next(left);
      if (!chunk) throw broken('is cut short');
      left -= chunk.length;
      yield chunk;
    }
  }

  async all(bytes: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.take(bytes)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }
}

const textIn = (header: Buffer, start: number, length: number): string =>
  header.toString('utf8', start, start + length).split('\0')[0]!;

/** The sum of its bytes, with blanks in place of the sum itself (POSIX, ustar). */
const CHECKSUM = { start: 148, length: 8 };
const checkHeader = (header: Buffer): void => {
  const { start, length } = CHECKSUM;
  const bytes = Buffer.from(header).fill(' ', start, start + length);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  if (parseInt(textIn(header, start, length), 8) !== sum) throw broken('has a damaged header');
};

const targetIn = (folder: string, name: string): string => {
  const target = path.resolve(folder, name);
  if (target !== folder && !target.startsWith(folder + path.sep)) throw broken(`leaves its folder: ${name}`);
  return target;
};

/** Unpacks a tar of folders and plain files, as PostgreSQL sends it, below a folder, for its owner alone. Throws BackupRefused for anything else, and for what is damaged or cut short. */
export const untar = async (stream: AsyncIterable<Buffer>, folder: string): Promise<void> => {
  const source = new Source(stream);
  for (;;) {
    const header = await source.all(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    checkHeader(header);
    const [name, kind] = [textIn(header, 0, 100), textIn(header, 156, 1) || '0'];
    const bytes = parseInt(textIn(header, 124, 12), 8);
    const target = targetIn(path.resolve(folder), name);
    if (kind === '5') await mkdir(target, { recursive: true, mode: 0o700 });
    else if (kind === '0') {
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await pipeline(Readable.from(source.take(bytes)), createWriteStream(target, { flags: 'wx', mode: 0o600 }));
      await source.all((BLOCK - (bytes % BLOCK)) % BLOCK);
    } else throw broken(`holds what cannot be unpacked: ${name}`);
  }
  while (await source.next(BLOCK)) continue;
};
