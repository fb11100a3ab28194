import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import type { Entry } from 'yauzl';
import { AppError } from '../../core/errors.ts';
import { openThreeMf, rootModel, streamOf, unsafe } from '../../models/mesh/three-mf-archive.ts';
import type { Piece, StoredPiece } from './pieces.ts';
import type { PackedContent } from './prepared-file.entity.ts';
import { joinedBody, openDeflated, zipPieces, type ZipBody, type ZipEntry } from './zip-pieces.ts';

/** An entry of a 3MF that goes out as it was packed. */
interface OwnEntry {
  readonly name: string;
  readonly method: ZipBody['method'];
  readonly crc32: number;
  readonly unpackedBytes: number;
  /** Where its packed bytes lie in the file. */
  readonly start: number;
  readonly bytes: number;
  readonly packedCrc32: number;
}

/** An author's own 3MF, taken apart so that a buyer's mark can be put into it. */
export interface ThreeMfOutline {
  /** In their order; null stands for the root model. */
  readonly entries: readonly (OwnEntry | null)[];
  readonly model: string;
  /** The root model's text before its resources: what stands there is metadata. */
  readonly head: string;
}

export interface OutlinedThreeMf {
  readonly outline: ThreeMfOutline;
  /** The root model from its resources on. */
  readonly rest: Buffer;
}

const LOCAL_HEADER_BYTES = 30;
const MOST_HEAD_BYTES = 65_536;
const RESOURCES = /<(?:[\w.-]+:)?resources[\s/>]/;

const ownEntry = (bytes: Buffer, entry: Entry): OwnEntry => {
  const header = entry.relativeOffsetOfLocalHeader;
  const start = header + LOCAL_HEADER_BYTES + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
  const packed = bytes.subarray(start, start + entry.compressedSize);
  return {
    name: entry.fileName,
    method: entry.compressionMethod === 0 ? 'STORED' : 'DEFLATED',
    crc32: entry.crc32,
    unpackedBytes: entry.uncompressedSize,
    start,
    bytes: packed.length,
    packedCrc32: crc32(packed),
  };
};

/** The first bytes of a model as text; null where they are not UTF-8 or have no resources. */
const headOf = (model: Buffer): string | null => {
  const text = model.toString('utf8', 0, MOST_HEAD_BYTES);
  const end = RESOURCES.exec(text)?.index;
  const head = end === undefined ? '' : text.slice(0, end);
  // What is no UTF-8 would not come back to the byte.
  return head && model.subarray(0, Buffer.byteLength(head)).equals(Buffer.from(head)) ? head : null;
};

const outlined = async (bytes: Buffer): Promise<OutlinedThreeMf | null> => {
  const archive = await openThreeMf(bytes);
  const root = await rootModel(archive);
  const entries = [...archive.entries].filter(([, { fileName }]) => !fileName.endsWith('/'));
  if (entries.some(([, { compressionMethod }]) => ![0, 8].includes(compressionMethod))) return null;
  const model = await buffer(await streamOf(archive.zip, archive.entries.get(root)!)).catch((error: unknown) => {
    throw unsafe(error);
  });
  const head = headOf(model);
  if (head === null) return null;
  const outline = {
    entries: entries.map(([name, entry]) => (name === root ? null : ownEntry(bytes, entry))),
    model: archive.entries.get(root)!.fileName,
    head,
  };
  return { outline, rest: model.subarray(Buffer.byteLength(head)) };
};

/** Takes a 3MF apart; null for one that cannot be read, and one whose root model is no UTF-8. */
export const outlineThreeMf = async (bytes: Buffer): Promise<OutlinedThreeMf | null> => {
  try {
    return await outlined(bytes);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
};

const escaped = (text: string): string => text.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Each name may come once (3MF core, 4.1.1): terms that the author gave stay, the buyer's follow them. */
const LICENCE = /(<metadata\s[^>]*?name=["']LicenseTerms["'][^>]*?>)([^<]*)(<\/metadata>)/;

const markedHead = (head: string, terms: string): string => {
  const mark = escaped(terms);
  if (!LICENCE.test(head)) return `${head}<metadata name="LicenseTerms">${mark}</metadata>\n`;
  return head.replace(LICENCE, (_, open: string, own: string, close: string) =>
    [open, [own.trim(), mark].filter(Boolean).join('\n'), close].join(''),
  );
};

const bodyOf = (
  sha256: string,
  { method, crc32: sum, unpackedBytes, start, bytes, packedCrc32 }: OwnEntry,
): ZipBody => {
  const piece: StoredPiece = { sha256, start, bytes, crc32: packedCrc32 };
  return { method, crc32: sum, unpackedBytes, pieces: [piece] };
};

/** The author's own 3MF with `terms` among its licence terms; all else in it is as it was uploaded. */
export const ownThreeMfPieces = (
  sha256: string,
  { entries, model, head, ...rest }: ThreeMfOutline & PackedContent,
  terms: string,
): Piece[] => {
  const packedRest: StoredPiece = { sha256: rest.sha256, start: 0, bytes: rest.bytes, crc32: rest.crc32 };
  const marked = joinedBody([
    openDeflated(markedHead(head, terms)),
    { crc32: rest.unpackedCrc32, unpackedBytes: rest.unpackedBytes, piece: packedRest },
  ]);
  return zipPieces(
    entries.map((entry): ZipEntry =>
      entry ? { name: entry.name, body: bodyOf(sha256, entry) } : { name: model, body: marked },
    ),
  );
};
