import { defineConfig, devices } from '@playwright/test';
import { decidedAt, PLAIN } from './support/browser-options.ts';
import { shopOf, WORKERS } from './support/browser-shops.ts';

/** Read anew by each worker, which meets its own shop; the tests read its outbox and database. */
const { port, dataDir } = shopOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
process.env.E2E_SHOP_DATA = dataDir;
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './support/browser-shops.setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: WORKERS,
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    /** Only the journeys without a connection meet the worker: it would answer in the place of what a test puts there. */
    serviceWorkers: 'block',
    storageState: decidedAt(`http://localhost:${port}`),
    /** Traces cost time in every test: a run of all takes one of the second try only. */
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: PLAIN,
  },
  /** The longest begin: what comes last is short, so that no worker waits long for the others. */
  projects: [
    { name: 'screens', testMatch: '**/*screens.spec.ts', use: devices['Desktop Chrome'] },
    { name: 'desktop', testIgnore: '**/*screens.spec.ts', use: devices['Desktop Chrome'] },
  ],
});
