import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, crc32, createDeflateRaw } from 'node:zlib';
import type { Ctx } from '../../core/context.ts';
import type { FileStore } from '../../core/files/files.ts';
import { AppError } from '../../core/errors.ts';
import type { Mesh } from '../../models/mesh/mesh.ts';
import { readMesh } from '../../models/mesh/read-mesh.ts';
import { boxOf, meshXml } from '../../models/mesh/mesh-xml.ts';
import { outlineThreeMf } from './own-three-mf.ts';
import { outlinePdf } from './pdf-outline.ts';
import {
  PreparedFile,
  type CheckedContent,
  type OutlinedContent,
  type PackedContent,
  type PackedMesh,
  type Prepared,
} from './prepared-file.entity.ts';

/** Counts what passes. */
class Tally {
  bytes = 0;
  crc32 = 0;

  async *over(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.bytes += chunk.length;
      this.crc32 = crc32(chunk, this.crc32);
      yield chunk;
    }
  }
}

/** Streams content through deflate into the store. With `open` the stream can go on after it. */
const pack = async (
  files: FileStore,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
  open: boolean,
): Promise<PackedContent> => {
  const [unpacked, packed] = [new Tally(), new Tally()];
  const deflate = createDeflateRaw(open ? { finishFlush: constants.Z_FULL_FLUSH } : {});
  const fed = pipeline(Readable.from(unpacked.over(content), { objectMode: false }), deflate);
  const put = files.put(Readable.from(packed.over(deflate), { objectMode: false }));
  const [stored] = await Promise.all([put, fed]);
  return { ...stored, crc32: packed.crc32, unpackedBytes: unpacked.bytes, unpackedCrc32: unpacked.crc32 };
};

const MAX_PDF_BYTES = 64_000_000;

const check = async (files: FileStore, { sha256, format, bytes }: Source): Promise<CheckedContent> => {
  const tally = new Tally();
  const kept: Buffer[] = [];
  const isPdf = format === 'PDF' && bytes <= MAX_PDF_BYTES;
  for await (const chunk of tally.over(await files.read(sha256))) if (isPdf) kept.push(chunk);
  return { crc32: tally.crc32, pdf: isPdf ? outlinePdf(Buffer.concat(kept)) : null };
};

const meshOf = async (files: FileStore, { sha256, bytes }: Source): Promise<Mesh | null> => {
  try {
    return (await readMesh({ bytes, chunks: await files.read(sha256) })).mesh;
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('MESH_')) return null;
    throw error;
  }
};

const packMesh = async (files: FileStore, source: Source): Promise<PackedMesh | null> => {
  const mesh = await meshOf(files, source);
  return mesh && { ...(await pack(files, meshXml(mesh), true)), ...boxOf(mesh) };
};

const MAX_THREE_MF_BYTES = 64_000_000;

const outline = async (files: FileStore, { sha256, bytes }: Source): Promise<OutlinedContent | null> => {
  if (bytes > MAX_THREE_MF_BYTES) return null;
  const found = await outlineThreeMf(await files.readAll(sha256));
  return found && { ...(await pack(files, [found.rest], true)), ...found.outline };
};

export interface Source {
  readonly sha256: string;
  readonly format: string;
  readonly bytes: number;
}

const PREPARE: { readonly [Use in keyof Prepared]: (files: FileStore, source: Source) => Promise<Prepared[Use]> } = {
  DEFLATED: async (files, { sha256 }) => pack(files, await files.read(sha256), false),
  MESH: packMesh,
  CHECKED: check,
  THREE_MF: outline,
};

const isThere = async (files: FileStore, prepared: Prepared[keyof Prepared]): Promise<boolean> =>
  !prepared || !('sha256' in prepared) || (await files.size(prepared.sha256)) !== null;

/**
 * What each file gives for zips, by its SHA-256; worked out once per content, one file after the other, as streams.
 * Throws FILE_NOT_AVAILABLE when a file is not in the store.
 */
export const prepareFiles = async <Use extends keyof Prepared>(
  ctx: Ctx,
  use: Use,
  sources: readonly Source[],
): Promise<Map<string, Prepared[Use]>> => {
  const { files } = ctx.shop;
  const known = await ctx.sql<PreparedFile<Use>>(
    `SELECT source_sha256 AS "sourceSha256", prepared FROM prepared_file WHERE use = $1 AND source_sha256 = ANY($2)`,
    [use, sources.map(({ sha256 }) => sha256)],
  );
  const done = new Map<string, Prepared[Use]>();
  for (const { sourceSha256, prepared } of known) if (await isThere(files, prepared)) done.set(sourceSha256, prepared);
  for (const source of sources) {
    if (done.has(source.sha256)) continue;
    const prepared = await PREPARE[use](files, source);
    await ctx.repo(PreparedFile).upsert({ sourceSha256: source.sha256, use, prepared }, ['sourceSha256', 'use']);
    done.set(source.sha256, prepared);
  }
  return done;
};
