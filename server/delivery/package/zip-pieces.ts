import { constants, deflateRawSync } from 'node:zlib';
import { bytesOf, crc32Of, type Piece } from './pieces.ts';

/** What an entry holds: how it is unpacked, and the packed bytes. */
export interface ZipBody {
  readonly method: 'STORED' | 'DEFLATED';
  /** Of the unpacked content. */
  readonly crc32: number;
  readonly unpackedBytes: number;
  readonly pieces: readonly Piece[];
}

export interface ZipEntry {
  /** UTF-8, forward slashes. */
  readonly name: string;
  readonly body: ZipBody;
}

/** A part of a deflate stream: the unpacked content's length and checksum, and the packed piece. */
export interface DeflatedPart {
  readonly crc32: number;
  readonly unpackedBytes: number;
  readonly piece: Piece;
}

/** Content that is packed as it is: it is already compressed. */
export const storedBody = (pieces: readonly Piece[]): ZipBody => ({
  method: 'STORED',
  crc32: crc32Of(pieces),
  unpackedBytes: bytesOf(pieces),
  pieces,
});

/** A small content made here. */
export const deflatedBody = (content: Buffer): ZipBody => ({
  method: 'DEFLATED',
  crc32: crc32Of([content]),
  unpackedBytes: content.length,
  pieces: [deflateRawSync(content)],
});

/** Text that goes on in the same deflate stream: it ends at a byte and nothing after it refers to it. */
export const openDeflated = (text: string): DeflatedPart => {
  const content = Buffer.from(text);
  const piece = deflateRawSync(content, { finishFlush: constants.Z_FULL_FLUSH });
  return { crc32: crc32Of([content]), unpackedBytes: content.length, piece };
};

const END_OF_STREAM = deflateRawSync(Buffer.alloc(0));

/** One deflate stream of parts that were packed apart from each other, each ended by a full flush. */
export const joinedBody = (parts: readonly DeflatedPart[]): ZipBody => ({
  method: 'DEFLATED',
  // Only length and checksum count here: the unpacked content itself lies nowhere.
  crc32: crc32Of(parts.map(({ crc32, unpackedBytes: bytes }) => ({ sha256: '', start: 0, crc32, bytes }))),
  unpackedBytes: parts.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0),
  pieces: [...parts.map(({ piece }) => piece), END_OF_STREAM],
});

const NEW_YEAR_2026 = ((2026 - 1980) << 9) | (1 << 5) | 1;
const UTF8_NAMES = 0x0800;
const VERSION = 20;
const MADE_BY_UNIX = (3 << 8) | VERSION;
const FILE_644 = (0o100644 << 16) >>> 0;
const MOST = 0xffff_ffff;

/** What local and central header have in common, from the needed version to the length of the name. */
const commonHeader = ({ name, body }: ZipEntry): Buffer => {
  const header = Buffer.alloc(24);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(UTF8_NAMES, 2);
  header.writeUInt16LE(body.method === 'STORED' ? 0 : 8, 4);
  header.writeUInt16LE(NEW_YEAR_2026, 8);
  header.writeUInt32LE(body.crc32, 10);
  header.writeUInt32LE(bytesOf(body.pieces), 14);
  header.writeUInt32LE(body.unpackedBytes, 18);
  header.writeUInt16LE(Buffer.byteLength(name), 22);
  return header;
};

const localHeader = (entry: ZipEntry): Buffer =>
  Buffer.concat([Buffer.from('PK\x03\x04'), commonHeader(entry), Buffer.alloc(2), Buffer.from(entry.name)]);

const centralHeader = (entry: ZipEntry, offset: number): Buffer => {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(MADE_BY_UNIX);
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(FILE_644, 8);
  tail.writeUInt32LE(offset, 12);
  const common = commonHeader(entry);
  return Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, common, tail, Buffer.from(entry.name)]);
};

const endRecord = (entries: number, bytes: number, offset: number): Buffer => {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
};

/**
 * A zip of entries whose content was packed before; nothing is compressed or read here, and the same entries give the
 * same bytes. Throws above 4 GB.
 */
export const zipPieces = (entries: readonly ZipEntry[]): Piece[] => {
  const pieces: Piece[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const local = localHeader(entry);
    central.push(centralHeader(entry, offset));
    pieces.push(local, ...entry.body.pieces);
    offset += local.length + bytesOf(entry.body.pieces);
    if (offset > MOST) throw new Error('A zip of more than 4 GB cannot be made');
  }
  const directory = Buffer.concat(central);
  return [...pieces, directory, endRecord(entries.length, directory.length, offset)];
};
