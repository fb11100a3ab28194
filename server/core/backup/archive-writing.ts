import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { INDEX, type ArchiveIndex, type IndexEntry } from './archive-index.ts';

const OPTIONS = { compress: true, compressionLevel: 1, mode: 0o100600 };

export interface ArchiveWriter {
  has(name: string): boolean;
  /** Streams content into the archive; one after the other. */
  add(name: string, content: Readable): Promise<void>;
  /** Writes the index; everything is on the disk when it resolves. */
  finish(): Promise<void>;
}

async function* hashed(
  content: AsyncIterable<Buffer>,
  told: (bytes: number) => void,
  done: (entry: IndexEntry) => void,
) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
    told(chunk.length);
    yield chunk;
  }
  done({ sha256: hash.digest('hex'), bytes });
}

const sync = async (file: string): Promise<void> => {
  const handle = await open(file);
  await handle.sync();
  await handle.close();
};

/** Begins a zip at `file`, which must not be there. `told` hears of all bytes that go in. */
export const writeArchive = (file: string, told: (bytes: number) => void): ArchiveWriter => {
  const zip = new ZipFile();
  zip.on('error', () => undefined);
  const entries: Record<string, IndexEntry> = {};
  const written = pipeline(zip.outputStream, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  written.catch(() => undefined);
  const add = async (name: string, content: Readable): Promise<void> => {
    const stream = Readable.from(hashed(content, told, (entry) => (entries[name] = entry)));
    const read = new Promise<void>((resolve, reject) => void stream.once('end', resolve).once('error', reject));
    zip.addReadStream(stream, name, OPTIONS);
    await Promise.race([read, written]);
  };
  return {
    has: (name) => name in entries,
    add,
    async finish() {
      const index: ArchiveIndex = { format: 1, madeAt: new Date().toISOString(), entries: { ...entries } };
      zip.addBuffer(Buffer.from(JSON.stringify(index)), INDEX, OPTIONS);
      zip.end();
      await written;
      await sync(file);
    },
  };
};
