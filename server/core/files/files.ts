import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Hex SHA-256 of the content; also its address. */
  readonly sha256: string;
  readonly bytes: number;
}

/** Private content-addressed files. Writing the same content twice is one file; a half-written file is never visible. */
export interface FileStore {
  put(content: Uint8Array | Readable): Promise<StoredFile>;
  /** Byte size, or null when the file is absent. */
  size(sha256: string): Promise<number | null>;
  /** Streams the bytes `start`…`end` (inclusive, both optional). Throws FILE_NOT_AVAILABLE when absent. */
  read(sha256: string, range?: { start?: number; end?: number }): Readable;
  readAll(sha256: string): Promise<Buffer>;
  /** Removes the content for good; one that is absent is no error. */
  remove(sha256: string): Promise<void>;
}
