import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '../time.ts';
import type { Scratch } from './files.ts';

const removeOlder = async (folder: string, before: Date): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const entry = await stat(file).catch(() => null);
    if (entry && entry.mtime < before) await rm(file, { force: true });
  }
};

/** Files in the making below `dir`, which only their owner may read. */
export const createScratch = (dir: string): Scratch => {
  let swept = -Infinity;
  const sweep = (before = new Date(Date.now() - HOUR_MS)): Promise<void> => removeOlder(dir, before);
  return {
    async path() {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      if (Date.now() - swept > HOUR_MS) {
        swept = Date.now();
        await sweep();
      }
      return path.join(dir, randomUUID());
    },
    sweep,
  };
};
