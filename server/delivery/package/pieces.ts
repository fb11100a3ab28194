import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { FileStore } from '../../core/files/files.ts';
import type { ByteRange } from '../links/byte-range.ts';
import { combinedCrc32 } from './crc32.ts';

/** Bytes `start`… of a stored file. */
export interface StoredPiece {
  readonly sha256: string;
  readonly start: number;
  readonly bytes: number;
  readonly crc32: number;
}

/** A file that is sent is put together of pieces: what all buyers share lies in the store, what is a buyer's own is here. */
export type Piece = Buffer | StoredPiece;

export const bytesOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + (Buffer.isBuffer(piece) ? piece.length : piece.bytes), 0);

/** The checksum of all pieces one after the other, without reading what is stored. */
export const crc32Of = (pieces: readonly Piece[]): number =>
  pieces.reduce(
    (crc, piece) => (Buffer.isBuffer(piece) ? crc32(piece, crc) : combinedCrc32(crc, piece.crc32, piece.bytes)),
    0,
  );

/** The pieces that make the bytes of a range, both ends included. Their checksums no longer hold. */
export const cutPieces = (pieces: readonly Piece[], { start, end }: ByteRange): Piece[] => {
  const kept: Piece[] = [];
  let at = 0;
  for (const piece of pieces) {
    const bytes = bytesOf([piece]);
    const [from, to] = [Math.max(start - at, 0), Math.min(end + 1 - at, bytes)];
    at += bytes;
    if (from >= to) continue;
    kept.push(
      Buffer.isBuffer(piece) ? piece.subarray(from, to) : { ...piece, start: piece.start + from, bytes: to - from },
    );
  }
  return kept;
};

async function* chunksOf(files: FileStore, pieces: readonly Piece[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    if (Buffer.isBuffer(piece)) yield piece;
    else if (piece.bytes > 0) {
      const range = { start: piece.start, end: piece.start + piece.bytes - 1 };
      yield* (await files.read(piece.sha256, range)) as AsyncIterable<Buffer>;
    }
  }
}

/** Streams the pieces; one stored file is open at a time, and closed when nobody reads any more. */
export const readPieces = (files: FileStore, pieces: readonly Piece[]): Readable =>
  Readable.from(chunksOf(files, pieces), { objectMode: false });

/** Hex SHA-256 of the pieces, read as a stream. Throws FILE_NOT_AVAILABLE when one is not in the store. */
export const sha256Of = async (files: FileStore, pieces: readonly Piece[]): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of chunksOf(files, pieces)) hash.update(chunk);
  return hash.digest('hex');
};

/** Whether everything that the pieces take from the store is there. */
export const arePresent = async (files: FileStore, pieces: readonly Piece[]): Promise<boolean> => {
  const needed = new Set(pieces.flatMap((piece) => (Buffer.isBuffer(piece) ? [] : [piece.sha256])));
  const sizes = await Promise.all([...needed].map((sha256) => files.size(sha256)));
  return !sizes.includes(null);
};
