import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { MAX_MESH_BYTES, MAX_TRIANGLES, type Mesh, type MeshSource, type Progress } from './mesh.ts';
import { readAsciiStl } from './stl-ascii.ts';
import { FACET_BYTES, HEADER_BYTES, readBinaryStl } from './stl-binary.ts';
import type { ThreeMfContents } from './three-mf-contents.ts';
import { readThreeMf } from './three-mf.ts';

/** How a file is written; a 3MF says its unit, an STL does not. */
export type MeshFormat = 'STL_BINARY' | 'STL_ASCII' | '3MF';

export interface ReadMesh {
  readonly format: MeshFormat;
  readonly mesh: Mesh;
  /** Of a 3MF: what is in it beside the mesh. */
  readonly contents?: ThreeMfContents;
}

/**
 * Reads an STL (binary or ASCII) or a 3MF; what it is, is told by its content, not by a name.
 * Throws MESH_TOO_LARGE, MESH_NOT_RECOGNISED, and what the readers throw: MESH_TRUNCATED, MESH_MALFORMED,
 * MESH_NOT_FINITE, MESH_EMPTY, MESH_ARCHIVE_UNSAFE, MESH_EXTENSION_UNKNOWN.
 */
export const readMesh = async (source: MeshSource, progress: Progress = () => undefined): Promise<ReadMesh> => {
  if (source.bytes > MAX_MESH_BYTES) throw new AppError(ErrorCode.MESH_TOO_LARGE);
  const chunks = measured(source, progress)[Symbol.asyncIterator]();
  const head = await headOf(chunks);
  const all = rejoined(head, chunks);
  const format = formatOf(head, source.bytes);
  if (format === '3MF') return { format, ...(await readThreeMf(all, source.bytes)) };
  if (format === 'STL_ASCII') return { format, mesh: await readAsciiStl(all) };
  return { format, mesh: await readBinaryStl(all, facetsIn(head, source.bytes)) };
};

/** Passes the pieces on, counts them, and never lets more through than was announced. */
async function* measured({ bytes, chunks }: MeshSource, progress: Progress): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of chunks) {
    read += chunk.length;
    if (read > bytes) throw new AppError(ErrorCode.MESH_TRUNCATED);
    progress(read / bytes);
    yield chunk;
  }
  if (read < bytes) throw new AppError(ErrorCode.MESH_TRUNCATED);
}

const HEAD_BYTES = 1024;

/** The first kilobyte, or all of a shorter file; at least what is needed to tell the format. */
const headOf = async (chunks: AsyncIterator<Uint8Array>): Promise<Buffer> => {
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  return head;
};

async function* rejoined(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** What programs leave in the header that do not count, or write before they have counted. */
const NOT_COUNTED = [0, 0xffff_ffff];

/** Facets of a binary file: as its header says, or by its length where that says nothing. */
const facetsIn = (head: Buffer, bytes: number): number => {
  const said = head.readUInt32LE(HEADER_BYTES - 4);
  const whole = (bytes - HEADER_BYTES) / FACET_BYTES;
  return NOT_COUNTED.includes(said) && Number.isInteger(whole) ? whole : said;
};

/** The length decides: a binary file may begin with the word "solid" too. */
const formatOf = (head: Buffer, bytes: number): MeshFormat => {
  if (head.length === 0) throw new AppError(ErrorCode.MESH_EMPTY);
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return '3MF';
  const binary = head.length >= HEADER_BYTES && HEADER_BYTES + facetsIn(head, bytes) * FACET_BYTES === bytes;
  if (binary && facetsIn(head, bytes) > MAX_TRIANGLES) throw new AppError(ErrorCode.MESH_TOO_LARGE);
  if (binary) return 'STL_BINARY';
  const text = head.subarray(0, HEAD_BYTES).toString('latin1');
  if (/^\s*solid/i.test(text) && !text.includes('\0')) return 'STL_ASCII';
  const looksBinary = head.length >= HEADER_BYTES && text.includes('\0');
  throw new AppError(looksBinary ? ErrorCode.MESH_TRUNCATED : ErrorCode.MESH_NOT_RECOGNISED);
};
