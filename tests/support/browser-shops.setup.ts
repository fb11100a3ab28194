import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { KEPT, shopsFolder, shopsOf, type BrowserShop } from './browser-shops.ts';
import { makeSamplePictures, waitForSampleFiles } from './sample-files.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** Made beside the other tests at a lower priority, a shop gets a processor when they leave one. */
const READY_MS = 15 * 60_000;

const start = async ({ port, dataDir }: BrowserShop): Promise<ServerProcess> => {
  const taken = await fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
  if (taken) throw new Error(`Something answers on port ${port} already; E2E_PORT names another`);
  const env = { HOST: '127.0.0.1', SAMPLE_DATA: '', PAGE_BUDGET: '100000', CARRIER_SIMULATOR: 'on' };
  const server = await startServerProcess({
    port,
    dataDir,
    env,
    nodeArgs: ['--max-old-space-size=200', '--max-semi-space-size=8'],
    readyMs: READY_MS,
  });
  server.child.stderr?.pipe(process.stderr);
  return server;
};

/** Makes the data of the shops where it is not there yet: the sample and its pictures are made once, and the others begin with a copy of it. */
export const prepareShops = async (shops: readonly BrowserShop[]): Promise<void> => {
  mkdirSync(shopsFolder(), { recursive: true });
  if (shops.every(({ dataDir }) => existsSync(dataDir))) return;
  const [first, ...others] = shops;
  const server = await start(first!);
  try {
    await waitForSampleFiles(first!.dataDir);
    await makeSamplePictures(first!.dataDir);
  } finally {
    await server.end('SIGTERM');
  }
  // By `cp`: the database belongs to another account where the tests run as root.
  for (const { dataDir } of others) execFileSync('cp', ['-a', first!.dataDir, dataDir]);
};

/** Before the journeys: a shop for each worker. They are gone afterwards. */
export default async function openShops({ workers }: FullConfig): Promise<() => Promise<void>> {
  const shops = shopsOf(workers);
  await prepareShops(shops);
  const servers = await Promise.all(shops.map(start));
  process.once('exit', () => servers.forEach(({ child }) => child.kill('SIGKILL')));
  return async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    if (!KEPT) rmSync(shopsFolder(), { recursive: true, force: true });
  };
}
