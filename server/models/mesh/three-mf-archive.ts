import { buffer } from 'node:stream/consumers';
import { TextDecoder } from 'node:util';
import type { Readable } from 'node:stream';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { attributesOf } from './xml-tags.ts';

const MAX_UNPACKED_BYTES = 400_000_000;
const MAX_ENTRIES = 2000;
const MAX_SMALL_BYTES = 4_000_000;

export const unsafe = (cause?: unknown): AppError => new AppError(ErrorCode.MESH_ARCHIVE_UNSAFE, {}, { cause });
const malformed = (): AppError => new AppError(ErrorCode.MESH_MALFORMED);

/** The parts of a 3MF by their names in lower case, as names of parts are compared (ECMA-376-2, 6.2.2.3). */
export interface ThreeMfArchive {
  readonly zip: ZipFile;
  readonly entries: ReadonlyMap<string, Entry>;
}

const opened = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(unsafe(error)) : resolve(zip),
    );
  });

/**
 * Opens the archive. Throws MESH_ARCHIVE_UNSAFE for names that leave it, an encrypted entry, more than 2000 entries or more
 * than 400 MB unpacked.
 */
export const openThreeMf = async (bytes: Buffer): Promise<ThreeMfArchive> => {
  const zip = await opened(bytes);
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    let unpacked = 0;
    if (zip.entryCount > MAX_ENTRIES) return reject(unsafe());
    zip.on('error', (error) => reject(unsafe(error)));
    zip.on('end', () => resolve({ zip, entries }));
    zip.on('entry', (entry: Entry) => {
      unpacked += entry.uncompressedSize;
      if (unpacked > MAX_UNPACKED_BYTES || entry.isEncrypted()) return reject(unsafe());
      entries.set(`/${entry.fileName}`.toLowerCase(), entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
};

export const streamOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(unsafe(error)) : resolve(stream)));
  });

/** XML is UTF-8 or UTF-16 of either order, told by its first two bytes (XML 1.0, appendix F). */
export const decoderFor = (start: Uint8Array): TextDecoder => {
  const [a, b] = [start[0], start[1]];
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return new TextDecoder('utf-16le');
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return new TextDecoder('utf-16be');
  return new TextDecoder();
};

/** A small part as text; empty where it is not there or too large to be what it is asked for. */
export const smallText = async ({ zip, entries }: ThreeMfArchive, name: string): Promise<string> => {
  const entry = entries.get(name.toLowerCase());
  if (!entry || entry.uncompressedSize > MAX_SMALL_BYTES) return '';
  const bytes = await buffer(await streamOf(zip, entry)).catch((error: unknown) => Promise.reject(unsafe(error)));
  return decoderFor(bytes).decode(bytes);
};

const MODEL_TYPE = 'http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel';
const RELATIONSHIP = /<(?:[\w.-]+:)?Relationship\s([^<>]*?)\/?>/g;

/** The model that an archive begins with, by its name in lower case. Throws MESH_EMPTY without one, MESH_MALFORMED with several. */
export const rootModel = async (archive: ThreeMfArchive): Promise<string> => {
  const relationships = [...(await smallText(archive, '/_rels/.rels')).matchAll(RELATIONSHIP)]
    .map(([, text]) => attributesOf(text!))
    .filter(({ Type, TargetMode }) => Type === MODEL_TYPE && TargetMode !== 'External');
  if (relationships.length > 1) throw malformed();
  const target = relationships[0]?.Target;
  const named = target && `/${target.replace(/^\/+/, '')}`.toLowerCase();
  if (named && archive.entries.has(named)) return named;
  const models = [...archive.entries.keys()].filter((name) => /^\/3d\/[^/]+\.model$/.test(name));
  if (models.length === 0) throw new AppError(ErrorCode.MESH_EMPTY);
  const only = models.find((name) => name === '/3d/3dmodel.model') ?? (models.length === 1 ? models[0] : undefined);
  if (!only) throw malformed();
  return only;
};
