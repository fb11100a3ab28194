import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Entry, ZipFile } from 'yauzl';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { StoredFile } from '../../core/files/files.ts';
import type { Shop } from '../../core/shop.ts';
import { MAX_MESH_BYTES, type Progress } from '../mesh/mesh.ts';
import { archiveManifest, type ArchiveManifest } from './archive-manifest.ts';
import { openArchive, type Archive } from './open-archive.ts';
import { examineFile, type UploadedFile } from './examine-file.ts';
import type { ExaminedFile } from './model-upload.entity.ts';

const MANIFEST = 'manifest.json';
const MAX_MANIFEST_BYTES = 1_000_000;

const unsafe = (cause?: unknown): AppError => new AppError(ErrorCode.MESH_ARCHIVE_UNSAFE, {}, { cause });

/** By its first bytes; a 3MF is one too. */
export const isZip = async (shop: Shop, { sha256 }: Pick<StoredFile, 'sha256'>): Promise<boolean> => {
  const head = await buffer(await shop.uploads.read(sha256, { start: 0, end: 3 }));
  return head.equals(Buffer.from('PK\x03\x04'));
};

/** Whether a file is a zip with parts rather than one mesh; a 3MF is a zip too. Throws MESH_ARCHIVE_UNSAFE for a broken one. */
export const isArchiveOfParts = async (shop: Shop, { sha256, bytes }: StoredFile): Promise<boolean> => {
  if (!(await isZip(shop, { sha256 }))) return false;
  const { zip, entries } = await openArchive(shop.uploads, { sha256, bytes });
  zip.close();
  return entries.has(MANIFEST) || ![...entries.keys()].some((name) => /^3D\/.+\.model$/i.test(name));
};

const streamOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(unsafe(error)) : resolve(stream)));
  });

const manifestIn = async ({ zip, entries }: Archive): Promise<ArchiveManifest> => {
  const entry = entries.get(MANIFEST);
  if (!entry || entry.uncompressedSize > MAX_MANIFEST_BYTES) throw new AppError(ErrorCode.ARCHIVE_MANIFEST_INVALID);
  const text = await buffer(await streamOf(zip, entry)).catch((error: unknown) => Promise.reject(unsafe(error)));
  try {
    return archiveManifest.parse(JSON.parse(text.toString('utf8')));
  } catch (error) {
    throw new AppError(ErrorCode.ARCHIVE_MANIFEST_INVALID, {}, { cause: error });
  }
};

/** Unpacks one part into the store; never more of it than the archive announced. */
const unpacked = async (shop: Shop, zip: ZipFile, entry: Entry): Promise<StoredFile> => {
  const stream = await streamOf(zip, entry);
  return shop.uploads.put(stream).catch((error: unknown) => Promise.reject(unsafe(error)));
};

export interface ExaminedArchive {
  readonly manifest: ArchiveManifest;
  readonly files: ExaminedFile[];
  /** Whether these are all that the manifest names. */
  readonly whole: boolean;
}

export interface Watching {
  readonly progress: Progress;
  /** Gets what is known of the next file before files to sell and pictures are made. */
  readonly ahead: (files: ExaminedFile[]) => void;
}

/** The entries that the manifest names. Throws ARCHIVE_MANIFEST_INVALID, MESH_TOO_LARGE. */
const namedIn = ({ entries }: Archive, { parts }: ArchiveManifest) =>
  parts.map(({ id, file, colour }) => {
    const entry = entries.get(file);
    if (!entry) throw new AppError(ErrorCode.ARCHIVE_MANIFEST_INVALID);
    if (entry.uncompressedSize > MAX_MESH_BYTES) throw new AppError(ErrorCode.MESH_TOO_LARGE);
    return { id, file, hex: colour?.hex, entry };
  });

/**
 * Unpacks and examines the next of the files that the manifest of an archive names, after those that are `done`; other
 * entries are passed over. Throws MESH_ARCHIVE_UNSAFE, ARCHIVE_MANIFEST_INVALID (none, not valid, or it names what is not
 * there), MESH_TOO_LARGE for a part above 200 MB.
 */
export const examineNextPart = async (
  ctx: Ctx,
  source: UploadedFile,
  done: readonly ExaminedFile[],
  { progress, ahead }: Watching,
): Promise<ExaminedArchive> => {
  const archive = await openArchive(ctx.shop.uploads, source);
  try {
    const manifest = await manifestIn(archive);
    const named = namedIn(archive, manifest);
    const { id, file, hex, entry } = named[done.length]!;
    const part = { ...(await unpacked(ctx.shop, archive.zip, entry)), name: file, partId: id, hex };
    const next = await examineFile(
      ctx,
      part,
      (share) => progress((done.length + share) / named.length),
      (file) => ahead([...done, file]),
    );
    const files = [...done, next];
    return { manifest, files, whole: files.length === named.length };
  } finally {
    archive.zip.close();
  }
};
