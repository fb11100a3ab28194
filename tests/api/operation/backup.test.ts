import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BackupRefused } from '../../../server/core/backup/archive-index.ts';
import { restoreBackup } from '../../../server/core/backup/restoring.ts';
import { writeBackup } from '../../../server/core/backup/writing.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../server/core/database/embedded-postgres.ts';
import { openStorage } from '../../../server/core/files/storage.ts';
import { readSecrets } from '../../../server/core/secrets.ts';
import { buildFiles, publishFiles } from '../../support/builders/build-files.ts';
import { buildPaid } from '../../support/builders/build-payment.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const DOOMED = path.resolve(import.meta.dirname, '../../support/doomed-restore.js');
const FAST = ['fsync=off', 'full_page_writes=off'];

const base = mkdtempSync(path.join(tmpdir(), 'martyx backup '));
const [origin, copy, archive] = ['shop', 'copy', 'shop.zip'].map((name) => path.join(base, name)) as [
  string,
  string,
  string,
];

interface Running {
  readonly server: EmbeddedPostgres;
  readonly shop: TestShop;
}

/** A whole shop in a folder, as `npm start` has it. */
const openIn = async (dataDir: string): Promise<Running> => {
  const password = readSecrets(dataDir).databasePassword;
  const server = await startEmbeddedPostgres({ dir: dataDir, password, settings: FAST });
  return { server, shop: await startShop({ databaseUrl: server.url, env: { DATA_DIR: dataDir } }) };
};

const closeAll = async ({ server, shop }: Running): Promise<void> => {
  await shop.close();
  await server.stop();
};

const restored = (file: string) =>
  restoreBackup({
    file,
    dataDir: copy,
    openStorage: (folder) => openStorage(folder, null),
    progress: () => undefined,
  });

const paidIn = async (shop: TestShop): Promise<string[]> => {
  const rows = await shop.ctx().sql<{ id: string }>(`SELECT id FROM orders WHERE payment_status = 'PAID' ORDER BY id`);
  return rows.map(({ id }) => id);
};

let before: string[];
let progress: number[];
beforeAll(async () => {
  const running = await openIn(origin);
  const { shop } = running;
  const built = await buildFiles(shop.ctx());
  const lines = [
    { productId: await buildSellable(shop, { stock: 500 }), quantity: 1 },
    { productId: built.productId, quantity: 1 },
  ];
  for (let i = 0; i < 3; i += 1) await buildPaid(shop, { lines });
  before = await paidIn(shop);
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) {
      await buildPaid(shop, { lines });
    }
  })();
  progress = [];
  const { databaseUrl } = shop;
  let published = 0;
  const { uploads, files } = shop.shop;
  const list = async function* () {
    yield* files.list();
    await publishFiles(shop.ctx(), built.modelId, `behind the list ${(published += 1)}`);
  };
  const storage = { uploads, files: { ...files, list } };
  await writeBackup({ dataDir: origin, databaseUrl, storage }, archive, (done, total) => {
    progress.push(done / total);
  });
  isWriting = false;
  await writing;
  expect((await paidIn(shop)).length).toBeGreaterThan(before.length);
  await closeAll(running);
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

it('A backup that was damaged or cut short is refused, and leaves a folder in which no shop starts', async () => {
  expect([progress.at(-1)! > 0.9, Math.max(...progress) <= 1]).toEqual([true, true]);
  const bytes = readFileSync(archive);
  const spoilt = path.join(base, 'spoilt.zip');
  writeFileSync(spoilt, bytes.subarray(0, bytes.length - 5_000));
  await expect(restored(spoilt)).rejects.toThrow(BackupRefused);
  bytes[Math.floor(bytes.length / 2)]! ^= 1;
  writeFileSync(spoilt, bytes);
  await expect(restored(spoilt)).rejects.toThrow(/The backup is not whole: database\.tar/);
  await expect(startShop({ databaseUrl: 'postgres://nowhere', env: { DATA_DIR: copy } })).rejects.toThrow(
    /a restore into .* was broken off/,
  );
});

/** Runs a restore as a process that is killed at this step; resolves with what it unpacked until then. */
const killedAt = async (step: string): Promise<string[]> => {
  const child = spawn(process.execPath, [DOOMED, archive, copy, step], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = text(child.stdout);
  const signal = await new Promise((resolve) => child.once('exit', (_code, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
  return (await said).trim().split('\n');
};

it('A restore that is killed goes on from any point, and no shop starts before it is whole', async () => {
  const refuses = () =>
    expect(startShop({ databaseUrl: 'postgres://nowhere', env: { DATA_DIR: copy } })).rejects.toThrow(/broken off/);
  const first = await killedAt('unpacked third');
  expect([first.length, first.at(-1)]).toEqual([3, expect.stringMatching(/^files\//)]);
  await refuses();
  const second = await killedAt('database is up');
  expect(first.filter((name) => name.startsWith('files/') && second.includes(name))).toEqual([]);
  expect(second).toContain('database.tar');
  await refuses();
  // The server that was left behind does not write into the database of the next try.
  const third = await killedAt('moved files');
  expect(third.filter((name) => name.startsWith('files/'))).toEqual([]);
  expect(third).toContain('database.tar');
  expect([existsSync(path.join(copy, 'files')), existsSync(path.join(copy, 'postgres'))]).toEqual([true, false]);
  await refuses();
  expect(await killedAt('moved postgres')).toEqual(['']);
  await refuses();
});

it('A backup that was written under way of purchases brings a shop back with all money, stock and files of a moment', async () => {
  await restored(archive);
  const running = await openIn(copy);
  const { shop } = running;
  try {
    expect(await checkInvariants(shop)).toEqual([]);
    expect(await paidIn(shop)).toEqual(expect.arrayContaining(before));
    const sold = await shop
      .ctx()
      .sql<{ sha256: string; bytes: number }>('SELECT sha256, bytes::int AS bytes FROM model_file');
    expect(sold.length).toBeGreaterThan(8);
    for (const { sha256, bytes } of sold) expect(await shop.shop.files.size(sha256)).toBe(bytes);
    await expect(restored(archive)).rejects.toThrow(/has a shop already/);
  } finally {
    await closeAll(running);
  }
});

it('A backup takes nothing that is there for its own', async () => {
  const storage = await openStorage(copy, null);
  const source = { dataDir: copy, databaseUrl: 'postgres://nowhere', storage };
  await expect(writeBackup(source, archive, () => undefined)).rejects.toThrow(/is there already/);
});
