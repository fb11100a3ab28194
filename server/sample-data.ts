import { setTimeout as pause } from 'node:timers/promises';
import { SAMPLE_POINTS } from './core/config/config.ts';
import { createCtx } from './core/context.ts';
import type { Shop } from './core/shop.ts';
import { createProgressBar, type ProgressBar } from './process/progress-bar.ts';
import { refreshPickupPoints } from './pickup-points/refreshing.service.ts';
import { closeDemoAccounts, demoAccountsOf } from './sample/sample-accounts.service.ts';
import { sampleFilesLeft } from './sample/sample-files.service.ts';
import { modelIdOf, SAMPLE_PRODUCTS } from './sample/models.ts';
import { loadSampleCatalogue } from './sample/sample.service.ts';

/**
 * Loads the sample catalogue into a database without products, where it is wanted. Answers whether it did. Demo accounts
 * from an earlier start are closed where there may be none now.
 */
export const prepareSampleData = async (shop: Shop): Promise<boolean> => {
  const ctx = createCtx(shop, { background: true });
  const loaded = shop.config.sampleData !== 'off' && (await loadSampleCatalogue(ctx));
  if (loaded && shop.config.packetaFeed === SAMPLE_POINTS) await refreshPickupPoints(ctx);
  const closed = shop.config.demoAccounts ? [] : await closeDemoAccounts(ctx);
  for (const email of closed) shop.logger.warn({ email }, 'a demo account with its published password was closed');
  return loaded;
};

/** The demo accounts that a visitor may use, one line each; none where the sample was not loaded. */
export const demoAccounts = (shop: Shop): Promise<string[]> =>
  shop.config.sampleData === 'off' ? Promise.resolve([]) : demoAccountsOf(createCtx(shop));

const LOOK_MS = 1_000;

/** How the files of the sample get on, until all of them are there or `stopped` resolves. Shows nothing where none are to be made. */
export const showSampleProgress = async (
  shop: Shop,
  stopped: Promise<unknown>,
  bar: ProgressBar = createProgressBar(),
): Promise<void> => {
  const ctx = createCtx(shop, { background: true });
  const total = new Set(SAMPLE_PRODUCTS.flatMap((product) => modelIdOf(product) ?? [])).size;
  let shown = 0;
  let isStopped = false;
  const stop = stopped.then(() => (isStopped = true));
  while (!isStopped) {
    // A database that is away for a moment is asked again.
    const left = await sampleFilesLeft(ctx).catch(() => shown);
    if (left !== shown)
      bar.show(
        total - left,
        total,
        left > 0 ? 'models have their files, the others are in the making' : 'all files are there',
      );
    shown = left;
    if (left === 0) break;
    await Promise.race([pause(LOOK_MS, undefined, { ref: false }), stop]);
  }
  bar.end();
};
