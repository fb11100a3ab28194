import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createFileStore } from '../../../server/core/files/disk.store.ts';
import { putRecipe, readRecipe } from '../../../server/delivery/package/recipe.ts';

it('a recipe is read from the store once, however many ask for its package', async () => {
  const store = createFileStore(mkdtempSync(path.join(tmpdir(), 'recipe-')));
  let reads = 0;
  const counting = { ...store, readAll: (address: string) => ((reads += 1), store.readAll(address)) };
  const stored = { sha256: 'ab'.repeat(32), start: 0, bytes: 5, crc32: 7 };
  const recipe = { zip: [Buffer.from('head'), stored], files: { 'README.txt': [Buffer.from('words')] } };
  const address = await putRecipe(store, recipe);
  for (let reader = 0; reader < 200; reader += 1) expect(await readRecipe(counting, address)).toEqual(recipe);
  expect(reads).toBe(1);
});

it('recipes take no more than 16 MB of memory: the oldest is read anew', async () => {
  const store = createFileStore(mkdtempSync(path.join(tmpdir(), 'recipe-')));
  let reads = 0;
  const counting = { ...store, readAll: (address: string) => ((reads += 1), store.readAll(address)) };
  const addresses: string[] = [];
  for (let i = 0; i < 5; i += 1)
    addresses.push(await putRecipe(store, { zip: [Buffer.alloc(4_000_000, i)], files: {} }));
  for (const address of addresses) await readRecipe(counting, address);
  await readRecipe(counting, addresses[4]!);
  expect(reads).toBe(5);
  await readRecipe(counting, addresses[0]!);
  expect(reads).toBe(6);
});
