import { Readable } from 'node:stream';
import { fromRandomAccessReader, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { FileStore, StoredFile } from '../../core/files/files.ts';

const MAX_UNPACKED_BYTES = 1_000_000_000;
const MAX_ENTRIES = 2000;

/** Reads a stored file piece by piece: an archive is never in memory as a whole. */
class StoredReader extends RandomAccessReader {
  readonly #files: FileStore;
  readonly #sha256: string;

  constructor(files: FileStore, sha256: string) {
    super();
    this.#files = files;
    this.#sha256 = sha256;
  }

  async *#bytes(start: number, end: number): AsyncGenerator<unknown> {
    yield* await this.#files.read(this.#sha256, { start, end: end - 1 });
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#bytes(start, end), { objectMode: false });
  }
}

export interface Archive {
  readonly zip: ZipFile;
  readonly entries: ReadonlyMap<string, Entry>;
}

const unsafe = (cause?: unknown): AppError => new AppError(ErrorCode.MESH_ARCHIVE_UNSAFE, {}, { cause });

const opened = (files: FileStore, { sha256, bytes }: StoredFile): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const options = { lazyEntries: true, strictFileNames: true, validateEntrySizes: true, autoClose: false };
    fromRandomAccessReader(new StoredReader(files, sha256), bytes, options, (error, zip) =>
      error ? reject(unsafe(error)) : resolve(zip),
    );
  });

const entriesOf = (zip: ZipFile): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    let unpacked = 0;
    if (zip.entryCount > MAX_ENTRIES) return reject(unsafe());
    zip.on('error', (error) => reject(unsafe(error)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      unpacked += entry.uncompressedSize;
      const twice = entries.has(entry.fileName);
      if (unpacked > MAX_UNPACKED_BYTES || twice || entry.isEncrypted()) return reject(unsafe());
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });

/**
 * The entries of a zip by name; the caller closes it. Throws MESH_ARCHIVE_UNSAFE for names that leave the archive or come
 * twice, more than 2000 entries, more than 1 GB unpacked, an encrypted entry, and what is broken.
 */
export const openArchive = async (files: FileStore, file: StoredFile): Promise<Archive> => {
  const zip = await opened(files, file);
  try {
    return { zip, entries: await entriesOf(zip) };
  } catch (error) {
    zip.close();
    throw error;
  }
};
