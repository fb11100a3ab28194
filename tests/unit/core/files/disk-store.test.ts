import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { diskStorage } from '../../../../server/core/files/disk.store.ts';
import { describeStorage } from '../../../support/file-store-contract.ts';

const dir = await mkdtemp(path.join(tmpdir(), 'file store-'));
afterAll(() => rm(dir, { recursive: true, force: true }));

const incoming = path.join(dir, 'files', 'incoming');

describeStorage('a folder', async () => ({
  one: diskStorage(dir),
  other: diskStorage(dir),
  unfinished: async () => (await readdir(incoming)).length,
  close: async () => undefined,
}));

test('leftovers of a process that died are removed with the first new file, those of a living one are kept', async () => {
  await diskStorage(dir).files.put(Buffer.from('x'));
  for (const name of ['old', 'new']) await writeFile(path.join(incoming, name), 'x');
  await utimes(path.join(incoming, 'old'), new Date(0), new Date(0));
  await diskStorage(dir).files.put(Buffer.from('y'));
  expect(await readdir(incoming)).toEqual(['new']);
  await diskStorage(dir).files.removeUnfinished(new Date(Date.now() + 60_000));
  expect(await readdir(incoming)).toEqual([]);
});
