import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './support/browser.js';

const port = Number(process.env.E2E_PORT ?? 4110);
/** The visitor has decided about cookies: the question does not stand over the screens of the other journeys. */
const decided = {
  name: 'martyx_cookie_consent',
  value: JSON.stringify({
    version: 1,
    timestamp: '2026-11-01T12:00:00.000Z',
    categories: { necessary: true, analytics: false, marketing: false },
  }),
};
/** Handed on to the workers, which read the outbox of the shop. */
const dataDir = (process.env.E2E_SHOP_DATA ??= `${process.env.E2E_DATA_DIR ?? '/tmp'}/martyx-e2e-${process.pid}`);

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './support/files-ready.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 1,
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    /** Only the journeys without a connection meet the worker: it would answer in the place of what a test puts there. */
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: `http://localhost:${port}`, localStorage: [decided] }] },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: 'node --max-old-space-size=200 dist/server/main.js',
    cwd: '..',
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      UNPAID_ORDERS: '100000',
      PAGE_BUDGET: '100000',
    },
    timeout: 120_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
