import type { FileStore, ListedFile } from './files.ts';

const AT_ONCE = 4;

export interface MovingOptions {
  /** Files and bytes that are done: copied, or there already. */
  readonly onProgress?: (files: number, bytes: number) => void;
  /** Asked before each file. */
  readonly isStopped?: () => boolean;
}

export interface MovedFiles {
  readonly copied: number;
  readonly there: number;
  /** Addresses whose content is another one in the store that it came from; they were not copied. */
  readonly damaged: readonly string[];
}

const copyOne = async (from: FileStore, to: FileStore, { sha256, bytes }: ListedFile): Promise<keyof MovedFiles> => {
  if ((await to.size(sha256)) === bytes) return 'there';
  const stored = await to.put(await from.read(sha256));
  if (stored.sha256 === sha256) return 'copied';
  await to.remove(stored.sha256);
  return 'damaged';
};

/**
 * Copies every file that the other store has not yet, a few at a time, and checks each against its address. What was copied
 * before is passed over, so that a copy that was broken off goes on; nothing is removed.
 */
export const moveFiles = async (from: FileStore, to: FileStore, options: MovingOptions = {}): Promise<MovedFiles> => {
  const { onProgress = () => undefined, isStopped = () => false } = options;
  const counts = { copied: 0, there: 0 };
  const damaged: string[] = [];
  const files = from.list()[Symbol.asyncIterator]();
  let bytes = 0;
  const work = async (): Promise<void> => {
    for (;;) {
      if (isStopped()) return;
      const next = await files.next();
      if (next.done) return;
      const outcome = await copyOne(from, to, next.value);
      if (outcome === 'damaged') damaged.push(next.value.sha256);
      else counts[outcome] += 1;
      onProgress(counts.copied + counts.there + damaged.length, (bytes += next.value.bytes));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { ...counts, damaged };
};
