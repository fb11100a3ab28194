import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createFileStore } from '../../core/files/disk.store.ts';
import type { FileStore } from '../../core/files/files.ts';
import type { Shop } from '../../core/shop.ts';

const stores = new WeakMap<Shop, FileStore>();

const folderOf = ({ config }: Shop): string => path.join(config.dataDir, 'uploads');

/** Where uploads lie until a version is published with them, apart from what the shop keeps for good. */
export const uploadStore = (shop: Shop): FileStore => {
  let store = stores.get(shop);
  if (!store) stores.set(shop, (store = createFileStore(folderOf(shop))));
  return store;
};

/** Below the same folder: a name for a file in the making, swept when its process dies. */
export const scratchPath = (shop: Shop, name: string): string => path.join(folderOf(shop), 'incoming', name);

/** Removes every file that was written before `before` and whose address is not among `kept`: leftovers of any crash too. */
export const removeUploads = async (shop: Shop, before: Date, kept: ReadonlySet<string>): Promise<void> => {
  const folder = folderOf(shop);
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const entry = await stat(file).catch(() => null);
    if (!entry?.isFile() || entry.mtime >= before || kept.has(name.replaceAll(path.sep, ''))) continue;
    await rm(file, { force: true });
  }
};
