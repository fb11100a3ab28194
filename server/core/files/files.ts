import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Hex SHA-256 of the content; also its address. */
  readonly sha256: string;
  readonly bytes: number;
}

export interface ListedFile extends StoredFile {
  readonly writtenAt: Date;
}

/** Bytes `start`…`end`, both inclusive and optional. */
export interface FileRange {
  readonly start?: number;
  readonly end?: number;
}

/**
 * Private content-addressed files, shared by all processes. Writing the same content twice is one file; a half-written file is never visible.
 * Every method throws SERVICE_UNAVAILABLE where the store is not this machine's disk and is away.
 */
export interface FileStore {
  put(content: Uint8Array | Readable): Promise<StoredFile>;
  /** Byte size, or null when the file is absent. */
  size(sha256: string): Promise<number | null>;
  /** Streams a file or a part of it. Throws FILE_NOT_AVAILABLE when absent. */
  read(sha256: string, range?: FileRange): Promise<Readable>;
  readAll(sha256: string): Promise<Buffer>;
  /** Removes the content for good; one that is absent is no error. */
  remove(sha256: string): Promise<void>;
  /** Every file, in no order; one that is written or removed meanwhile may be left out. */
  list(): AsyncIterable<ListedFile>;
  /** Removes what was begun before `before` and never became a file, as a process leaves it that dies while it writes. */
  removeUnfinished(before: Date): Promise<void>;
}

/** Other forms of stored files (smaller, recoded), which can be made again: shared by all processes, gone with the original. */
export interface CopyStore {
  /** Null when it was not made yet. */
  read(sha256: string, ending: string): Promise<Buffer | null>;
  keep(sha256: string, ending: string, content: Buffer): Promise<void>;
  /** Removes all copies of a file. */
  forget(sha256: string): Promise<void>;
}

/** Programs, styles and fonts of every version that serves, by names with a hash in them: one name is one content for good. */
export interface AssetStore {
  names(): Promise<ReadonlySet<string>>;
  /** Null when no version published it. */
  read(name: string): Promise<Buffer | null>;
  keep(name: string, content: Buffer): Promise<void>;
}

/** Names for files that one piece of work on this machine needs for a moment. */
export interface Scratch {
  /** A path below a folder that is there, which nobody else has; its user removes the file. Once an hour this also clears away what crashes left. */
  path(): Promise<string>;
  /** Removes what was last written before `before`; an hour ago by default: nothing takes longer. */
  sweep(before?: Date): Promise<void>;
}

/** Everything that the shop keeps beside its database. */
export interface Storage {
  /** What the shop keeps for good. */
  readonly files: FileStore;
  /** What was sent to become a version of a model, until that is published. */
  readonly uploads: FileStore;
  readonly copies: CopyStore;
  /** Null: every process reads one disk. */
  readonly assets: AssetStore | null;
  readonly scratch: Scratch;
}

/** Whether this may be the address of a file. */
export const isAddress = (sha256: string): boolean => /^[0-9a-f]{64}$/.test(sha256);
