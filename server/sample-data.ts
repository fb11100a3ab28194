import { createCtx } from './core/context.ts';
import type { Shop } from './core/shop.ts';
import { demoAccountsOf } from './sample/sample.accounts.ts';
import { loadSampleCatalogue } from './sample/sample.ts';

/** Loads the sample catalogue into a database without products, where it is wanted. Answers whether it did. */
export const prepareSampleData = async (shop: Shop): Promise<boolean> =>
  shop.config.sampleData === 'off' ? false : loadSampleCatalogue(createCtx(shop));

/** The demo accounts that a visitor may use, one line each; none where the sample was not loaded. */
export const demoAccounts = (shop: Shop): Promise<string[]> =>
  shop.config.sampleData === 'off' ? Promise.resolve([]) : demoAccountsOf(createCtx(shop));
