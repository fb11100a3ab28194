import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFileStore } from '../../../../server/core/files/disk.store.ts';
import { moveFiles } from '../../../../server/core/files/moving.ts';

const dir = await mkdtemp(path.join(tmpdir(), 'moving-'));
afterAll(() => rm(dir, { recursive: true }));

it('files are copied once and checked; a copy that was broken off goes on, and a damaged file is named and left out', async () => {
  const from = createFileStore(path.join(dir, 'from'));
  const to = createFileStore(path.join(dir, 'to'));
  const stored = await Promise.all(Array.from({ length: 9 }, (_, i) => from.put(Buffer.from(`file ${i}`))));
  const spoilt = stored[3]!.sha256;
  await writeFile(path.join(dir, 'from', spoilt.slice(0, 2), spoilt.slice(2)), 'evil 3');
  let asked = 0;
  const first = await moveFiles(from, to, { isStopped: () => (asked += 1) > 4 });
  expect(first.copied + first.damaged.length).toBe(4);
  const seen: number[] = [];
  const second = await moveFiles(from, to, { onProgress: (files) => seen.push(files) });
  expect([second.copied + second.there, second.damaged, seen.at(-1)]).toEqual([8, [spoilt], 9]);
  for (const { sha256 } of stored.filter((file) => file.sha256 !== spoilt))
    expect((await to.readAll(sha256)).toString()).toMatch(/^file \d$/);
  const kept: string[] = [];
  for await (const { sha256 } of to.list()) kept.push(sha256);
  expect(kept.toSorted()).toEqual(stored.map(({ sha256 }) => sha256).filter((each) => each !== spoilt).toSorted()); // oxfmt-ignore
});
