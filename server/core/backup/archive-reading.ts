import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { open, type Entry, type ZipFile } from 'yauzl';
import { BackupRefused, INDEX, indexSchema, type ArchiveIndex } from './archive-index.ts';

const broken = (why: string, cause?: unknown): BackupRefused =>
  new BackupRefused(`The backup is not whole: ${why}`, { cause });

const opened = (file: string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const options = { lazyEntries: true, strictFileNames: true, validateEntrySizes: true, autoClose: false };
    open(file, options, (error, zip) => (error ? reject(broken(error.message, error)) : resolve(zip)));
  });

const entriesOf = (zip: ZipFile): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('error', (error: Error) => reject(broken(error.message, error)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });

const streamOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(broken(error.message, error)) : resolve(stream)));
  });

const indexTextIn = async (zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<string> => {
  const entry = entries.get(INDEX);
  if (!entry) throw broken('it has no index, as one that was cut short or another kind of file');
  return (await buffer(await streamOf(zip, entry))).toString();
};

const indexIn = async (zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<ArchiveIndex> => {
  const text = await indexTextIn(zip, entries);
  try {
    return indexSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw broken('its index cannot be read', cause);
  }
};

async function* checked(content: Readable, sha256: string, name: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const chunks = content.iterator() as AsyncIterator<Buffer, undefined>;
  try {
    for (;;) {
      const { done, value } = await chunks.next().catch((cause: unknown) => {
        throw broken(`${name} cannot be read`, cause);
      });
      if (done) break;
      hash.update(value);
      yield value;
    }
  } finally {
    content.destroy();
  }
  if (hash.digest('hex') !== sha256) throw broken(`${name} is not what was written`);
}

/** Two backups of the same content have the same; the content is not read. Throws BackupRefused. */
export const identifyArchive = async (file: string): Promise<string> => {
  const zip = await opened(file);
  try {
    return createHash('sha256')
      .update(await indexTextIn(zip, await entriesOf(zip)))
      .digest('hex');
  } finally {
    zip.close();
  }
};

export interface ArchiveReader {
  /** Whether an entry is there already: it is passed over then. `total` are the bytes of all entries. */
  readonly has?: (name: string, of: { bytes: number; total: number }) => Promise<boolean>;
  /** Takes one entry, which it must read to its end. */
  readonly take: (name: string, content: AsyncGenerator<Buffer>, of: { total: number }) => Promise<void>;
}

/**
 * Hands every entry of a backup over, each checked against its SHA-256 while it is read. Throws BackupRefused for one that is
 * damaged, missing or not in the index, and says which.
 */
export const readArchive = async (file: string, { has, take }: ArchiveReader): Promise<ArchiveIndex> => {
  const zip = await opened(file);
  try {
    const entries = await entriesOf(zip);
    const index = await indexIn(zip, entries);
    entries.delete(INDEX);
    for (const name of entries.keys()) if (!(name in index.entries)) throw broken(`${name} is not in its index`);
    const total = Object.values(index.entries).reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [name, { sha256, bytes }] of Object.entries(index.entries)) {
      const entry = entries.get(name);
      if (!entry) throw broken(`${name} is missing`);
      if (await has?.(name, { bytes, total })) continue;
      await take(name, checked(await streamOf(zip, entry), sha256, name), { total });
    }
    return index;
  } finally {
    zip.close();
  }
};

/** Reads a whole backup and keeps nothing of it. Throws BackupRefused. */
export const verifyArchive = (file: string, told: (bytes: number) => void): Promise<ArchiveIndex> =>
  readArchive(file, {
    take: async (_name, content) => {
      for await (const chunk of content) told(chunk.length);
    },
  });
