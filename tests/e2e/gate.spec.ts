import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { startServerProcess, type ServerProcess } from '../support/server-process.ts';

const PASSWORD = 'Dielňa pred otvorením';

/** They share a shop of their own. */
test.describe.configure({ mode: 'default' });

let dataDir: string;
let server: ServerProcess;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = mkdtempSync(path.join(tmpdir(), 'martyx-gate-'));
  server = await startServerProcess({ dataDir, env: { GATE_PASSWORD: PASSWORD } });
});
test.afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

test('the gate asks once for each browser session, says what was wrong, and leads on', async ({ page, browser }) => {
  const faults = watchFaults(page);
  const response = await page.goto(`${server.url}/products?sort=newest`);
  expect([response?.status(), await page.locator('html').getAttribute('lang')]).toEqual([401, 'sk']);
  await expect(page.getByText('Stránku pripravujeme. Vstup je zatiaľ na heslo.')).toBeVisible();
  expect(
    await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px "Instrument Sans Variable"'))),
  ).toBe(true);

  await expect(page.getByLabel('Heslo', { exact: true })).toBeFocused();
  await page.keyboard.type('nie je to ono');
  await page.getByRole('button', { name: 'Zobraziť heslo' }).click();
  await expect(page.getByLabel('Heslo', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Vstúpiť' }).click();
  await expect(page.getByRole('alert')).toHaveText('Nesprávne heslo');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.getByLabel('Heslo', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/products?sort=newest');
  await settled(page);
  faults.length = 0;
  await page.goto(`${server.url}/contact`);
  await settled(page);
  expect(faults).toEqual([]);

  const another = await browser.newPage();
  expect((await another.goto(server.url))?.status()).toBe(401);
  await another.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the gate opens as well', async ({ page }) => {
    await page.goto(`${server.url}/about`);
    await expect(page.getByRole('button', { name: 'Zobraziť heslo' })).toBeHidden();
    await page.getByLabel('Heslo', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Vstúpiť' }).click();
    await expect(page).toHaveURL(`${server.url}/about`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
